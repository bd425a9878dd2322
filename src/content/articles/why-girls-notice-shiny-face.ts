import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  kind: "fixed",
  title: "Why Girls Notice a Shiny Face (So Does Everybody)",
  description:
    "Girls notice a shiny face because human eyes are built to find highlights. What they see, what they make of it, and when shine is a good thing.",
  keywords:
    "why girls notice shiny face, shiny face attraction, oily face first impression, do people notice oily skin, matte face confidence",
  excerpt:
    "It is not a test and there is no scorecard. It is how vision handles a bright spot that moves. Here is what happens in the first second.",
  intro:
    "Somebody noticed. She did not mean to. Human vision has a few fixed habits, and a bright patch in the middle of a face meets all of them.",
  category: "Confidence Hacks",
  date: "2025-07-27",
  readMinutes: 3,
  tags: ["dating", "confidence", "photos"],
  alt: "A woman with a black bob and dark glasses keeps a straight face beside a shiny, sparkling man with a wide grin.",
  related: [
    { slug: "fix-shiny-forehead-before-date", teaser: "A countdown, from the parking space to the table." },
    { slug: "confidence-boost-tips", teaser: "Why you notice yourself more than anyone else does." },
  ],
  callOut: true,
  dropPath: "/#drop",
};
