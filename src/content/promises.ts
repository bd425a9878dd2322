// The figures that we promise, once: pages, policies and structured data read them here. What depends on such a
// figure is computed from it. Shipping has a file of its own.

export const returns = { days: 30, refundBusinessDays: 5 };

/** We typically answer within this time. */
export const support = { answerHours: 24 };

/** What an opt-out by email sets in motion, each counted from its arrival. */
export const optOutDeadlines = { offListsHours: 48, replyBusinessDays: [2, 3], dataGoneDays: 30 } as const;

/** What an affiliate earns of a sale. */
export const commissionPercent = 25;
