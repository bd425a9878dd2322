import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  kind: "generic",
  title: "What Makes a Great Face Wipe for Oily Skin",
  description:
    "Seven checks for any face wipe for oily skin: dry or wet, size, fiber, scent, residue, pack and claims. With a two-minute test for each brand.",
  keywords:
    "best face wipe for oily skin, what to look for in face wipes, oil blotting sheets comparison, face wipes ingredients, wipes for oily skin men",
  excerpt:
    "Seven checks before you pay for paper, ours included. Most take ten seconds and none require a chemistry degree.",
  intro:
    "There are plenty of wipes for oily skin, and the front of the pack will not help you choose. The back might. Here are seven checks, in the order that saves most time.",
  category: "Tips",
  date: "2025-07-20",
  readMinutes: 4,
  tags: ["ingredients", "oily-skin", "skincare-basics", "charcoal"],
  alt: "A winners’ podium: a {brand} pack on the tall lime block, a clay-red pump bottle second, a foamy bar of pink soap third.",
  related: [
    { slug: "what-are-oil-control-face-wipes", teaser: "The definitions, before the shopping." },
    {
      slug: "why-bros-switching-to-matte-wipes",
      teaser: "Everything people press on their foreheads first.",
    },
  ],
};
