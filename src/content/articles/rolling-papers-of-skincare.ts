import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  kind: "fixed",
  title: "Rolling Papers of Skincare: The Case for Thin Paper",
  description:
    "Hemp, thinness, one sheet at a time and an etiquette for sharing: what a face wipe has in common with a rolling paper, and where they part.",
  keywords:
    "rolling papers of skincare, hemp paper face wipes, hemp pulp fibers, thin blotting paper, pocket face wipes",
  excerpt:
    "Somebody at a party called them rolling papers for your face. We looked into it. The comparison holds up better than expected.",
  intro:
    "Somebody pulled a sheet from the pack and said it was like rolling papers, but for your face. We went away and checked. Mostly, yes.",
  category: "Confidence Hacks",
  date: "2025-08-02",
  readMinutes: 5,
  tags: ["on-the-go", "ingredients", "charcoal", "confidence"],
  alt: "A {brand} pack on lime beside three charcoal sheets rolled up and stacked like logs, one of them unrolling along the floor.",
  related: [
    { slug: "bamboo-charcoal-mens-skincare", teaser: "The third ingredient, and the size of its holes." },
    {
      slug: "oil-control-wipes-for-men",
      teaser: "What came after the paper: a word, a size, a pack and no smell.",
    },
  ],
  callOut: true,
};
