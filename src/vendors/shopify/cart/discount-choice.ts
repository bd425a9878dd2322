// Which discount codes a cart keeps when the shop does not apply all of them together.
import { type CartFigures, isSameCode } from "@/lib/purchase/offer";

type Codes = CartFigures["codes"];

export interface Contest {
  /** The cart's codes that are not ours, before ours was added. */
  others: Codes;
  ours: string;
  /** The cart's codes with ours among them. */
  together: Codes;
  togetherCents: number | null;
  /** The cart's total without our code. Null where it is not known; then it is not known either which others apply. */
  othersCents: number | null;
  /** The figures of the cart's lines with these codes. */
  tryCodes: (codes: readonly string[]) => Promise<CartFigures | null>;
}

/**
 * Returns the list that costs the shopper least; on equal totals, the one that applies our code. Null when the cart can
 * keep its list: the shop applies all codes together, nothing is cheaper, or a total cannot be read. We assume that fewer
 * codes never take more off, unless the shop refuses one because of another.
 */
export async function cheaperCodes(contest: Contest): Promise<string[] | null> {
  const { others, ours, together, togetherCents, tryCodes } = contest;
  const otherCodes = others.map(({ code }) => code);
  const isKnown = contest.othersCents !== null;
  const contested = others.filter(({ applicable }) => applicable || !isKnown).map(({ code }) => code);
  const oursApplies = applies(together, ours);
  if (contested.every((code) => applies(together, code)) && (oursApplies || contested.length === 0))
    return null;
  if (togetherCents === null) return null;
  const othersCents = contest.othersCents ?? (await tryCodes(otherCodes))?.totalCents ?? null;
  const alone = oursApplies ? null : await tryCodes([ours]);
  if (othersCents === null) return null;
  // A code that the shop refuses even alone replaces nothing: another code may be for shipping, which no total shows.
  if (alone && applies(alone.codes, ours) && alone.totalCents <= Math.min(othersCents, togetherCents))
    return [ours];
  return othersCents < togetherCents ? otherCodes : null;
}

function applies(codes: Codes, code: string): boolean {
  return codes.some((listed) => listed.applicable && isSameCode(listed.code, code));
}
