/** What is known of the product, once: pages and structured data read it here. Articles say what held on their day. */
export const product = {
  sheetsPerPack: 100,
  secondsPerWipe: 3,
  /** At most this many wipes a day: from two to three. */
  wipesPerDay: [2, 3],
  /** "Up to" these: percent of shine, and times the charcoal's own weight in oil. */
  shineReduction: 90,
  weightsInOil: 10,
} as const;

/** For search engines. */
export const productDescription = `Charcoal oil-control face wipes for men, ${product.sheetsPerPack} sheets per pack.`;
