import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  kind: "fixed",
  title: "What Are Oil-Control Face Wipes? A Dry Introduction",
  description:
    "What an oil-control face wipe is, where blotting paper comes from, the four kinds on sale, how the oil moves, and who can skip the whole thing.",
  keywords:
    "oil control face wipes, blotting paper, charcoal face wipes, oil blotting sheets, face wipes for men",
  excerpt:
    "A small dry sheet that takes oil off a face and leaves everything else where it was. Here is where it comes from and how it works.",
  intro:
    "An oil-control face wipe is a dry sheet that lifts oil off skin and leaves the rest alone. It has one moving part, which is your hand.",
  category: "Tips",
  date: "2025-07-17",
  readMinutes: 4,
  tags: ["skincare-basics", "oily-skin", "charcoal", "ingredients"],
  alt: "A {brand} pack on a bone background, three charcoal sheets flying out of it between floating amber drops of oil.",
  related: [
    { slug: "great-face-wipe-oily-skin", teaser: "Seven things to check before you pay for paper." },
    { slug: "bamboo-charcoal-mens-skincare", teaser: "Holes, mostly. The article is about the holes." },
  ],
  callOut: true,
};
