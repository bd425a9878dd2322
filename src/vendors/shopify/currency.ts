import { field } from "@/lib/field";

/** The site's prices and texts are in US dollars, so an amount in another currency is not one that it may show. */
export const CURRENCY = "USD";

/**
 * Whether a response of the shop has a price in another currency: the library would write it with a dollar sign. A discount alone
 * is one that cannot be read; see cart-figures.ts.
 */
export function isInOtherCurrency(answer: unknown): boolean {
  if (typeof answer !== "object" || answer === null) return false;
  const currency = field(answer, "currencyCode");
  if (typeof currency === "string" && currency !== CURRENCY) return true;
  return Object.entries(answer).some(
    ([name, value]) => name !== "discountAllocations" && isInOtherCurrency(value),
  );
}
