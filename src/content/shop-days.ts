import type { ShopDays } from "./schema";

/**
 * Days on which the shop is not as usual. Each is a day in the warehouse's time zone (shipping.ts), such as "2026-12-24", and
 * counts as a whole. docs/marketers.md has an example of each ("Holidays and pauses").
 */
export const shopDays: ShopDays = {
  /** Nothing is packed on these, besides weekends and federal holidays. */
  closed: [],
  /** One line above the navigation: { from, through, text }, or null. */
  notice: null,
  /** Nothing is sold: { from, through, text, link }, or null. */
  pause: null,
};
