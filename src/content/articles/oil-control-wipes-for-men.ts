import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  kind: "generic",
  title: "Oil-Control Wipes for Men: The {brand} Story",
  description:
    "The decisions behind one black sheet: the word “wipe,” twenty-two measured foreheads, eleven refused scents, a pack that was sat on for a month.",
  keywords:
    "oil control wipes for men, {brand} story, men’s face wipes brand, charcoal blotting sheets men, scent free wipes for men",
  excerpt:
    "Finding the paper was the easy part. Then came the word, the size, the smell, the pack and the list of things we decided not to say.",
  intro:
    "The About page tells how two friends found their paper. This is what happened between the paper and the product, which took longer and involved a tape measure.",
  category: "Brand Story",
  date: "2025-07-25",
  readMinutes: 6,
  tags: ["brand", "charcoal", "ingredients", "oily-skin"],
  alt: "A bearded man with a topknot and a clay-red sweater winks and holds up a large used charcoal sheet with dark marks.",
  related: [
    { slug: "{brand}-oil-control", teaser: "Every number we print, and where each one stops." },
    { slug: "rolling-papers-of-skincare", teaser: "Hemp, thinness and the etiquette of the last sheet." },
  ],
};
