import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  kind: "fixed",
  title: "Why Do Guys Have Oily Skin? Hormones, Glands, Heat",
  description:
    "Androgens, gland size, the T-zone, the time of day and the weather: why men’s skin makes more oil, what sebum is, and what does not change it.",
  keywords:
    "why do guys have oily skin, sebaceous glands men, sebum composition, testosterone oily skin, why is my t-zone oily, oily skin causes",
  excerpt:
    "Bigger glands, louder hormones and a daily rhythm that peaks around lunch. The machinery behind a shiny forehead, explained from below.",
  intro:
    "On average, men make more skin oil than women from puberty onward, and stay that way for decades. It is not the pizza. It starts about a millimeter down.",
  category: "Tips",
  date: "2025-08-01",
  readMinutes: 4,
  tags: ["oily-skin", "skincare-basics", "myths"],
  alt: "A bald man in a lime shirt looks up at the small lime derrick on his shining head, which is striking amber oil.",
  related: [
    { slug: "how-to-stop-oily-face", teaser: "Now that you know the machinery: how to live with it." },
    { slug: "stop-face-getting-oily-simple", teaser: "Five small switches. No new bottles." },
  ],
};
