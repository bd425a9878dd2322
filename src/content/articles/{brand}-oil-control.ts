import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  kind: "fixed",
  title: "{brand} Oil Control: How One Sheet Does It",
  description:
    "The numbers behind {brand}, read slowly: 100 sheets, 3 seconds, up to 90% less shine, 10 times its weight in oil, and what “up to” means.",
  keywords:
    "{brand} oil control, {brand} face wipes, charcoal oil control wipes, how to use blotting wipes, scent free face wipes",
  excerpt:
    "Every number we print, explained by the people who print it. Includes a kitchen test you can run against us.",
  intro:
    "A product like this makes about six claims, and most people never read them slowly. We did. Here is what each one means and where it stops.",
  category: "Tips",
  date: "2025-07-24",
  readMinutes: 4,
  tags: ["brand", "charcoal", "ingredients", "oily-skin"],
  pictureName: "mugworks-oil-control",
  alt: "Two deadpan mugs on bone: a glossy amber one beside a puddle of oil, and a matte charcoal one with lime eyes.",
  related: [
    { slug: "bamboo-charcoal-mens-skincare", teaser: "Pores, kilns and the difference one letter makes." },
    { slug: "oil-control-wipes-for-men", teaser: "How a sheet gets to be this plain. It took a while." },
  ],
  callOut: true,
};
