/** The landing page's days, the fewest and the most; search engines are told the same. */
const handlingDays = [1, 2] as const;
const transitDays = [2, 6] as const;

/**
 * Every shipping figure of the site, once. Two readings stand here: `landing` is what the landing page
 * says, `policy` what the shipping page says. They do not add up to the same days; to settle on one, write
 * the same figures in both.
 */
export const shipping = {
  landing: {
    handlingDays,
    transitDays,
    handling: `${handlingDays.join("-")} days`,
    transit: `${transitDays.join("-")} days`,
  },
  policy: { processing: "1-2 business days", delivery: "3-7 business days", tracking: "by email" },
  price: "free",
  area: "US only",
} as const;
