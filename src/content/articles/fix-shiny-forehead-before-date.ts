import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  kind: "fixed",
  title: "Fix a Shiny Forehead Before a Date in Ten Minutes",
  description:
    "A ten-minute countdown for a shiny forehead before a date: cool down first, press once, leave the powder alone, and know which table to pick.",
  keywords:
    "shiny forehead before date, how to fix shiny forehead, oily forehead men, date night grooming, matte face fast",
  excerpt:
    "Ten minutes, one sheet, no sink required. A countdown from the parking space to the table, including where to sit.",
  intro:
    "You are ten minutes out and the rear-view mirror has shown you a forehead. There is time. There is even a spare minute in this plan.",
  category: "Confidence Hacks",
  date: "2025-07-18",
  readMinutes: 3,
  tags: ["dating", "confidence", "oily-skin", "on-the-go"],
  alt: "A nervous man in a dark suit and lime tie, forehead shining with sweat, glances at a glossy red heart balloon.",
  related: [
    { slug: "why-girls-notice-shiny-face", teaser: "It is not a judgment. It is how eyes work." },
    { slug: "stay-matte-anywhere", teaser: "What each kind of air does to a face, and what to do back." },
  ],
  callOut: true,
};
