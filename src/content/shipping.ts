import { formatHour } from "../lib/text/dates";
import { formatUsd } from "../lib/text/money";
import { capitalized, countOfRange } from "../lib/text/wording";
import type { Shipping } from "./schema";

/** Business days from the order until a pack leaves, the fewest and the most. */
const processingDays = [1, 2] as const;
/** Business days from the order until a pack arrives. src/lib/purchase/delivery-dates.ts computes federal holidays. */
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

/** Every shipping figure of the site, once: the shipping page, all dates of arrival and the data for search engines follow it. */
export const shipping: Shipping = {
  policy: {
    processingDays,
    deliveryDays,
    transitDays: [deliveryDays[0] - processingDays[0], deliveryDays[1] - processingDays[1]],
    processing: countOfRange(processingDays, "business day"),
    delivery: countOfRange(deliveryDays, "business day"),
    tracking: "by email",
    cutOff: `${formatHour(cutOffHour)} ${timeZoneText}`,
  },
  arrival: { cutOffHour, timeZone: "America/New_York", businessDays: deliveryDays },
  costUsd,
  country,
  price,
  area: `${country} only`,
  offer: `${capitalized(price)} ${country} shipping`,
};
