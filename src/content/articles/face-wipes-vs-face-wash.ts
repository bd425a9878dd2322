import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  kind: "fixed",
  title: "Face Wipes vs. Face Wash: Two Jobs, One Face",
  description:
    "Face wash dissolves what is on your skin. An oil-control wipe lifts the oil and goes. When to use which, how often, and why one can’t replace the other.",
  keywords:
    "face wipes vs face wash, oil control wipes, how often to wash face men, surfactants skin barrier, blotting vs washing",
  excerpt:
    "One uses chemistry and water. The other uses paper and three seconds. A comparison with a winner for each hour of the day.",
  intro:
    "People ask which is better. It is like asking whether a shower is better than a towel. Here is what each one does to the oil, and to the skin below it.",
  category: "Tips",
  date: "2025-07-22",
  readMinutes: 4,
  tags: ["skincare-basics", "routine", "oily-skin", "ingredients"],
  alt: "Split picture: a {brand} pack on lime to the left, a white pump bottle standing in foam bubbles on slate to the right.",
  related: [
    { slug: "how-to-stop-oily-face", teaser: "Where the wash and the wipe fit in one ordinary day." },
    {
      slug: "what-are-oil-control-face-wipes",
      teaser: "The four kinds of sheet, and a short history of blotting.",
    },
  ],
  callOut: true,
};
