import { expect, it } from "vitest";
import type { LookupAnswer } from "@/lib/referral/code-answers";
import { freshRecord } from "@/lib/referral/referral-code";
import { restoredReferrals, settleReferrals } from "@/lib/referral/settle-referrals";

const known = (code: string): LookupAnswer => ({ state: "known", code, percent: 10 });
const unknown: LookupAnswer = { state: "unknown" };
const unread: LookupAnswer = { state: "unread" };

/** The newest code comes first, which is the live one. */
function settle(codes: readonly string[], answers: Readonly<Record<string, LookupAnswer>>): string {
  const [live, ...replaced] = codes.map((code) => freshRecord(code, 0));
  if (!live) throw new Error("A code has to be live.");
  const settlement = settleReferrals({ live, replaced }, (code) => answers[code] ?? null);
  if ("ask" in settlement) return `ask for ${settlement.ask}`;
  return [settlement.store.live, ...settlement.store.replaced].map(({ code }) => code).join(", then ");
}

it.each<[situation: string, codes: string[], answers: Record<string, LookupAnswer>, settled: string]>([
  ["the last is looked up first", ["NEW", "OLD"], {}, "ask for NEW"],
  ["a known one wins, the older stay behind", ["NEW", "OLD"], { NEW: known("NEW") }, "NEW, then OLD"],
  ["the one before an unknown one is looked up", ["NEW", "OLD"], { NEW: unknown }, "ask for OLD"],
  [
    "an older known one wins over unknown ones, which are dropped",
    ["C", "B", "A"],
    { C: unknown, B: known("B") },
    "B, then A",
  ],
  ["the last wins where none is known", ["NEW", "OLD"], { NEW: unknown, OLD: unknown }, "NEW"],
  ["the last wins where it was not read, and all stay", ["C", "B", "A"], { C: unread }, "C, then B, then A"],
  ["one that was not read stays", ["C", "B", "A"], { C: unknown, B: unread }, "C, then B, then A"],
  [
    "unknown ones before one that could not be read are dropped",
    ["D", "C", "B", "A"],
    { D: unknown, C: unknown, B: unread },
    "D, then B, then A",
  ],
  [
    "a known one is stored once, as it is spelled",
    ["bro", "BRO", "OLD"],
    { bro: known("BRO") },
    "BRO, then OLD",
  ],
])("of the links that a visitor followed %s", (_situation, codes, answers, settled) =>
  expect(settle(codes, answers)).toBe(settled),
);

it("a code that became live before a removal is undone comes first of the replaced ones", () => {
  const removed = { live: freshRecord("NEW", 0), replaced: [freshRecord("OLD", 0)] };
  expect(restoredReferrals(removed, null)).toEqual(removed);
  const meanwhile = { live: freshRecord("NEXT", 0), replaced: [] };
  expect(restoredReferrals(removed, meanwhile)).toEqual({
    live: removed.live,
    replaced: [meanwhile.live, ...removed.replaced],
  });
});
