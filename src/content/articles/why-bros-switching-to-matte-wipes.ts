import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  kind: "fixed",
  title: "Why Bros Are Switching to Matte Wipes",
  description:
    "Sleeves, paper towels, powder, wet wipes, a sixth face wash: what people used on shine before matte wipes, what each did, and why they stopped.",
  keywords:
    "matte wipes, matte wipes for men, blotting wipes vs powder, alternatives to blotting paper, oily face quick fix",
  excerpt:
    "Nobody starts with matte wipes. They start with a sleeve. A short history of things pressed against foreheads, and why most were returned.",
  intro:
    "Nobody wakes up and buys blotting sheets. First come the substitutes, and there is no shortage of those. Here is how each one fails.",
  category: "Tips",
  date: "2025-07-25",
  readMinutes: 4,
  tags: ["oily-skin", "routine", "charcoal", "myths"],
  alt: "Four matte men in a row on lime look sideways at a fifth in a suit and cap, shining and sweating at the end of the line.",
  related: [
    { slug: "what-are-oil-control-face-wipes", teaser: "If the whole category is new to you, begin here." },
    {
      slug: "oil-control-wipes-for-men",
      teaser: "Two people who went through the same list, with a spreadsheet.",
    },
  ],
  callOut: true,
};
