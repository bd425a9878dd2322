import type { Product } from "./schema";

/** What is known of the product, once: pages and structured data read it here. Articles say what held on their day. */
export const product: Product = {
  sheetsPerPack: 100,
  secondsPerWipe: 3,
  wipesPerDay: [2, 3],
  shineReduction: 90,
  weightsInOil: 10,
  ingredients: ["bamboo charcoal", "hemp pulp", "wood pulp"],
  sheetSize: "4 by 2.8 inches",
};

/** What search engines get as the description of the product. */
export const productDescription: string = `Charcoal oil-control face wipes for men, ${product.sheetsPerPack} sheets per pack.`;
