// Which discount codes a cart keeps when the shop does not apply all of them together.
import { type CartFigures, isSameCode } from "./offer";

export interface Contest {
  /** The cart's codes that are not ours. */
  others: string[];
  ours: string;
  /** The figures with all of them. Null where they cannot be read. */
  together: CartFigures | null;
  /** The figures with the others or ours alone, as far as they are known. */
  alone: { others?: CartFigures | null; ours?: CartFigures | null };
}

/**
 * Returns the list that costs the shopper least; on equal totals, the one that applies our code; or what has to be tried before. Null when
 * the cart can keep its list: the shop applies all codes together, nothing is cheaper, or a total cannot be read. We assume that fewer
 * codes never take more off, unless the shop refuses one because of another.
 */
export function chooseCodes(contest: Contest): { do: "others" | "ours" | "write"; codes: string[] } | null {
  const { others, ours, together, alone } = contest;
  if (!together) return null;
  const contested = others.filter((code) => !alone.others || applies(alone.others, code));
  const oursApplies = applies(together, ours);
  if (contested.every((code) => applies(together, code)) && (oursApplies || contested.length === 0))
    return null;
  if (alone.others === undefined) return { do: "others", codes: others };
  if (!alone.others) return null;
  if (!oursApplies && alone.ours === undefined) return { do: "ours", codes: [ours] };
  const { totalCents: othersCents } = alone.others;
  // A code that the shop refuses even alone replaces nothing: another code may be for shipping, which no total shows.
  const isBest =
    alone.ours &&
    applies(alone.ours, ours) &&
    alone.ours.totalCents <= Math.min(othersCents, together.totalCents);
  if (isBest) return { do: "write", codes: [ours] };
  return othersCents < together.totalCents ? { do: "write", codes: others } : null;
}

function applies({ codes }: CartFigures, code: string): boolean {
  return codes.some((listed) => listed.applicable && isSameCode(listed.code, code));
}
