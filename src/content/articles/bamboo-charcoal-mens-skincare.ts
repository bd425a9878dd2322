import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  kind: "fixed",
  title: "Bamboo Charcoal in Men’s Skincare: What It Really Does",
  description:
    "How bamboo becomes charcoal, why pores and surface area matter for oil, how adsorption differs from absorption, and what charcoal does not do.",
  keywords:
    "bamboo charcoal skincare, charcoal for oily skin, activated charcoal face, adsorption, charcoal wipes men",
  excerpt:
    "Charcoal is a lump of holes. The size of the holes decides what it catches. A short tour, with the marketing left outside.",
  intro:
    "Charcoal turns up in soap, toothpaste, masks and ice cream. In a face wipe it has a real job, and it is worth knowing exactly which one.",
  category: "Tips",
  date: "2025-07-21",
  readMinutes: 4,
  tags: ["charcoal", "ingredients", "skincare-basics", "myths"],
  alt: "A {brand} pack between lime-green bamboo on the left and charred black bamboo with lumps of charcoal on the right.",
  related: [
    {
      slug: "what-are-oil-control-face-wipes",
      teaser: "Start here if the word “wipe” makes you think of something wet.",
    },
    {
      slug: "rolling-papers-of-skincare",
      teaser: "The other two ingredients, and why thin is hard to make.",
    },
  ],
};
