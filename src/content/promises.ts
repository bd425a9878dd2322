// The figures that we promise, once: pages, policies and structured data read them here. What depends on such a
// figure is computed from it. Shipping has a file of its own.
import { formatUsd } from "../lib/money";
import { countOf } from "../lib/wording";

/** The days from delivery in which a return can be asked for, and what it costs the customer. */
const returnDays = 30;
const returnCostUsd: number = 0;

const returnPrice = returnCostUsd === 0 ? "free" : formatUsd(returnCostUsd);

export const returns = {
  days: returnDays,
  refundBusinessDays: 5,
  costUsd: returnCostUsd,
  price: returnPrice,
  /** With its condition, which "free returns" alone would hide. */
  offer: `Unopened packs: ${returnCostUsd === 0 ? "free returns" : `returns for ${returnPrice}`}, ${countOf(returnDays, "day")}`,
};

/** We typically answer within this time. */
export const support = { answerHours: 24 };

/** What an opt-out by email sets in motion, each counted from its arrival. */
export const optOutDeadlines = { offListsHours: 48, replyBusinessDays: [2, 3], dataGoneDays: 30 } as const;

/** What an affiliate earns of a sale. */
export const commissionPercent = 25;
