import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  kind: "fixed",
  title: "Are Face Wipes an Acne Solution? The Honest Answer",
  description:
    "No wipe is an acne solution, including ours. What a breakout is made of, what taking off oil can and can’t do, and when to see a dermatologist.",
  keywords:
    "face wipes acne, do face wipes help acne, oily skin breakouts men, blotting paper acne, charcoal wipes acne",
  excerpt:
    "We sell wipes, and the answer is no. Here is what a pimple is made of, which part of it involves oil, and who can help with the rest.",
  intro:
    "The honest answer is no. That is an awkward thing for a wipe company to print, so we put it in the first line where nobody can miss it.",
  category: "Tips",
  date: "2025-07-25",
  readMinutes: 4,
  tags: ["skincare-basics", "myths", "oily-skin", "hygiene"],
  alt: "A man with spiky orange hair, a striped shirt and red pimples on his face looks sideways at a {brand} pack.",
  related: [
    { slug: "how-to-stop-oily-face", teaser: "A mild routine that leaves skin alone most of the day." },
    { slug: "face-wipes-vs-face-wash", teaser: "Cleaning is one job. Lifting oil is another." },
  ],
};
