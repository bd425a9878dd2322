// The figures that we promise, once: pages, policies and structured data read them here. What depends on such a
// figure is computed from it. Shipping has a file of its own.
import { formatUsd } from "../lib/text/money";
import { countOf } from "../lib/text/wording";
import type { OptOutDeadlines, Percent, Returns, Support } from "./schema";

/** The days from delivery in which a return can be asked for. */
const returnDays = 30;
/** What a return costs the customer, in US dollars, such as 4.5; 0 where it is free. */
const returnCostUsd: number = 0;

const returnPrice = returnCostUsd === 0 ? "free" : formatUsd(returnCostUsd);

export const returns: Returns = {
  days: returnDays,
  refundBusinessDays: 5,
  costUsd: returnCostUsd,
  price: returnPrice,
  /** With its condition, which "free returns" alone would hide. */
  offer: `Unopened packs: ${returnCostUsd === 0 ? "free returns" : `returns for ${returnPrice}`}, ${countOf(returnDays, "day")}`,
};

/** We typically answer within this time. */
export const support: Support = { answerHours: 24 };

/** What an opt-out by email sets in motion, each counted from its arrival. */
export const optOutDeadlines: OptOutDeadlines = {
  offListsHours: 48,
  replyBusinessDays: [2, 3],
  dataGoneDays: 30,
};

/** What an affiliate earns of a sale, in percent. */
export const commissionPercent: Percent = 25;
