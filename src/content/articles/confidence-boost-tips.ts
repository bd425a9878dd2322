import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  kind: "generic",
  title: "Confidence Boost Tips: Small Things You Can Check",
  description:
    "The spotlight effect, a ninety-second check before the door, slow breathing and first lines: confidence as a short list of things you can verify.",
  keywords:
    "confidence boost tips, spotlight effect, confidence before a date, grooming and confidence men, how to feel more confident",
  excerpt:
    "You cannot decide to be confident. You can remove six reasons not to be, in about ninety seconds, and then forget about yourself.",
  intro:
    "Confidence is mostly the absence of something: a small voice doing an inventory while you are trying to talk. You can do the inventory first, and be done.",
  category: "Confidence Hacks",
  date: "2025-07-29",
  readMinutes: 4,
  tags: ["confidence", "dating", "work", "routine"],
  alt: "A man with black curls and a slight smirk wears a charcoal sheet as a cape, blowing sideways from a lime clasp.",
  related: [
    { slug: "fix-shiny-forehead-before-date", teaser: "The same idea, against the clock." },
    { slug: "workplace-grooming-guide", teaser: "Confidence from nine to six, including the camera." },
  ],
};
