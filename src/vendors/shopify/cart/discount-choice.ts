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
  /** The cart's total without our code. Null where it is not known. */
  othersCents: number | null;
  /** Whether it was tried, because the cart had our code already. Then it is not known either which others apply. */
  hasTriedOthers: boolean;
  /** The figures with our code alone; undefined until it was tried. */
  alone: CartFigures | null | undefined;
}

/**
 * Returns the list that costs the shopper least; on equal totals, the one that applies our code; or what has to be tried before. Null when
 * the cart can keep its list: the shop applies all codes together, nothing is cheaper, or a total cannot be read. We assume that fewer
 * codes never take more off, unless the shop refuses one because of another.
 */
export function chooseCodes(contest: Contest): { do: "others" | "ours" | "write"; codes: string[] } | null {
  const { others, ours, together, togetherCents, othersCents, alone, hasTriedOthers } = contest;
  const codes = others.map(({ code }) => code);
  const isKnown = othersCents !== null && !hasTriedOthers;
  const contested = others.filter(({ applicable }) => applicable || !isKnown).map(({ code }) => code);
  const oursApplies = applies(together, ours);
  if (contested.every((code) => applies(together, code)) && (oursApplies || contested.length === 0))
    return null;
  if (togetherCents === null) return null;
  if (othersCents === null && !hasTriedOthers) return { do: "others", codes };
  if (!oursApplies && alone === undefined) return { do: "ours", codes: [ours] };
  if (othersCents === null) return null;
  // A code that the shop refuses even alone replaces nothing: another code may be for shipping, which no total shows.
  if (alone && applies(alone.codes, ours) && alone.totalCents <= Math.min(othersCents, togetherCents))
    return { do: "write", codes: [ours] };
  return othersCents < togetherCents ? { do: "write", codes } : null;
}

function applies(codes: Codes, code: string): boolean {
  return codes.some((listed) => listed.applicable && isSameCode(listed.code, code));
}
