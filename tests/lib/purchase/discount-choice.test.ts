// @vitest-environment node
// Which codes a cart keeps when the shop does not apply all of them together.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { CartFigures } from "@/lib/purchase/offer";
import { chooseCodes, type Contest } from "@/lib/purchase/discount-choice";

const OURS = "BRO25";
/** "SALE+ OLD-": the first is applied, the second refused. */
const listed = (codes: string): CartFigures["codes"] =>
  codes
    .split(" ")
    .flatMap((code) => (code ? [{ code: code.slice(0, -1), applicable: code.endsWith("+") }] : []));
const figures = (codes: string, totalCents: number): CartFigures => ({
  lines: [],
  codes: listed(codes),
  discounts: [],
  totalCents,
});

type Cents = number | null;

/** Chooses among the others and ours. `tried`: the figures with these codes alone. */
function choose(
  others: string,
  together: string,
  togetherCents: Cents,
  othersCents: Cents,
  tried: Record<string, CartFigures> = {},
) {
  const asked: string[] = [];
  const alone: Contest["alone"] = othersCents === null ? {} : { others: figures(others, othersCents) };
  for (;;) {
    const choice = chooseCodes({
      others: listed(others).map(({ code }) => code),
      ours: OURS,
      together: togetherCents === null ? null : figures(together, togetherCents),
      alone,
    });
    if (!choice || choice.do === "write")
      return { chosen: choice?.codes.join() ?? null, asked: asked.join() };
    asked.push(...choice.codes);
    alone[choice.do] = tried[choice.codes.join()] ?? null;
  }
}

it.each<[string, Parameters<typeof choose>, string | null, string]>([
  ["keeps its list: the shop applies all together", ["SALE+", "SALE+ BRO25+", 7_500, 1], null, ""],
  ["keeps its list: they are the same in another spelling", ["SALE+", "sale+ bro25+", 7_500, 1], null, ""],
  ["keeps its list: ours is the only code, although refused", ["", "BRO25-", 7_500, 1], null, ""],
  ["keeps its list: the other was refused before ours came", ["OLD-", "OLD- BRO25+", 7_500, 1], null, ""],
  ["keeps its list: ours takes more off", ["SALE+", "SALE- BRO25+", 7_500, 8_000], null, ""],
  ["keeps its list: ours takes as much off", ["SALE+", "SALE- BRO25+", 7_500, 7_500], null, ""],
  ["keeps its list: its total is not known", ["SALE+", "SALE- BRO25+", null, 8_000], null, ""],
  ["keeps its list: no other total is known", ["SALE+", "SALE- BRO25+", 7_500, null], null, "SALE"],
  [
    "keeps its list: ours is refused even alone, and the other may be for shipping",
    ["SHIP+", "SHIP+ BRO25-", 7_500, 7_500, { BRO25: figures("BRO25-", 7_000) }],
    null,
    "BRO25",
  ],
  [
    "gives ours up: the others take more off",
    ["SALE+ SHIP+", "SALE- SHIP+ BRO25+", 7_500, 7_000],
    "SALE,SHIP",
    "",
  ],
  [
    "gives ours up: the shop names a lower total",
    ["SALE+", "SALE- BRO25+", 7_500, null, { SALE: figures("SALE+", 7_000) }],
    "SALE",
    "SALE",
  ],
  ...[7_400, 7_500, 7_600].map((cents): [string, Parameters<typeof choose>, string | null, string] => [
    `has ours in the place of the others only where it costs no more than 7500: ${cents}`,
    ["SALE+", "SALE+ BRO25-", 7_500, 7_500, { BRO25: figures("BRO25+", cents) }],
    cents > 7_500 ? null : OURS,
    OURS,
  ]),
])("a cart %s", (_, given, chosen, asked) => {
  expect(choose(...given)).toEqual({ chosen, asked });
});

it("never chooses a list that costs more than another that it knows", () => {
  const cents = fc.integer({ min: 0, max: 5 });
  fc.assert(
    fc.property(cents, cents, cents, fc.boolean(), fc.boolean(), (kept, others, ownCents, sale, ours) => {
      const together = `SALE${sale ? "+" : "-"} BRO25${ours ? "+" : "-"}`;
      const { chosen } = choose("SALE+", together, kept, others, { [OURS]: figures("BRO25+", ownCents) });
      const known = sale && ours ? [kept] : [kept, others, ...(ours ? [] : [ownCents])];
      // With ours applied beside a refused code, ours alone is what the cart has already.
      expect(chosen === null ? kept : chosen === OURS ? ownCents : others).toBe(Math.min(...known));
    }),
  );
});
