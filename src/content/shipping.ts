import { formatHour } from "../lib/text/dates";
import { formatUsd } from "../lib/text/money";
import { capitalized, countOfRange } from "../lib/text/wording";
import type { Shipping } from "./schema";

/** Business days until a pack leaves, the fewest and the most, on the landing page and for search engines. */
const handlingDays = [1, 2] as const;
/** Business days that a pack is on its way, the fewest and the most, on the landing page and for search engines. */
const transitDays = [2, 6] as const;

/** Business days from the order until a pack leaves, the fewest and the most, on the shipping page. */
const processingDays = [1, 2] as const;
/** Business days from the order until a pack arrives, on the shipping page. src/lib/purchase/delivery-dates.ts computes federal holidays. */
const deliveryDays = [3, 7] as const;

/** From this hour on, 1 to 23, an order counts as one of the next business day: at 14, one at 2 PM does. */
const cutOffHour = 14;
/** The warehouse's time zone as texts say it; below by its name in the time zone database. */
const timeZoneText = "Eastern Time";

/** What shipping costs a buyer, in US dollars, such as 4.5; 0 where it is free. */
const costUsd: number = 0;
/** The country that we ship to, as an ISO 3166 code, which texts show too. */
const country = "US";

const price = costUsd === 0 ? "free" : formatUsd(costUsd);

/**
 * Every shipping figure of the site, once. Two readings stand here: `landing` is what the landing page
 * and search engines say, `policy` what the shipping page says. The dates beside each are computed from it. The two
 * do not add up to the same days; to settle on one, write figures into both that do.
 */
export const shipping: Shipping = {
  landing: {
    handlingDays,
    transitDays,
    arrivalDays: [handlingDays[0] + transitDays[0], handlingDays[1] + transitDays[1]],
    handling: countOfRange(handlingDays, "business day"),
    transit: countOfRange(transitDays, "business day"),
  },
  policy: {
    processingDays,
    deliveryDays,
    processing: countOfRange(processingDays, "business day"),
    delivery: countOfRange(deliveryDays, "business day"),
    tracking: "by email",
    cutOff: `${formatHour(cutOffHour)} ${timeZoneText}`,
  },
  arrival: { cutOffHour, timeZone: "America/New_York" },
  costUsd,
  country,
  price,
  area: `${country} only`,
  offer: `${capitalized(price)} ${country} shipping`,
};
