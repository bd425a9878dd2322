import { formatUsd } from "../lib/money";
import { capitalized, countOfRange } from "../lib/wording";

/** The landing page's days, the fewest and the most; search engines are told the same. */
const handlingDays = [1, 2] as const;
const transitDays = [2, 6] as const;

/** The shipping page's business days. */
const processingDays = [1, 2] as const;
const deliveryDays = [3, 7] as const;

const costUsd: number = 0;
/** The country that we ship to, as an ISO 3166 code, which texts show too. */
const country = "US";

const price = costUsd === 0 ? "free" : formatUsd(costUsd);

/**
 * Every shipping figure of the site, once. Two readings stand here: `landing` is what the landing page
 * says, `policy` what the shipping page says. They do not add up to the same days; to settle on one, write
 * the same figures in both.
 */
export const shipping = {
  landing: {
    handlingDays,
    transitDays,
    handling: countOfRange(handlingDays, "day"),
    transit: countOfRange(transitDays, "day"),
  },
  policy: {
    processingDays,
    deliveryDays,
    processing: countOfRange(processingDays, "business day"),
    delivery: countOfRange(deliveryDays, "business day"),
    tracking: "by email",
  },
  costUsd,
  country,
  price,
  area: `${country} only`,
  offer: `${capitalized(price)} ${country} shipping`,
} as const;
