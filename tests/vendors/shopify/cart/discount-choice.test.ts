// @vitest-environment node
// Which codes a cart keeps when the shop does not apply all of them together.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CartFigures } from "@/lib/purchase/offer";
import { chooseCodes, type Contest } from "@/vendors/shopify/cart/discount-choice";

const OURS = "BRO25";
const applied = (code: string) => ({ code, applicable: true });
const refused = (code: string) => ({ code, applicable: false });
const figures = (codes: CartFigures["codes"], totalCents: number): CartFigures => ({
  lines: [],
  codes,
  discounts: [],
  totalCents,
});

/** A cart with SALE, which the shop refuses together with ours. `tried`: the figures with these codes alone. */
async function choose(change: Partial<Contest>, tried: Record<string, CartFigures | null> = {}) {
  const asked: string[] = [];
  const contest: Contest = {
    others: [applied("SALE")],
    ours: OURS,
    together: [refused("SALE"), applied(OURS)],
    togetherCents: 7_500,
    othersCents: 8_000,
    hasTriedOthers: false,
    alone: undefined,
    ...change,
  };
  for (;;) {
    const choice = chooseCodes(contest);
    if (!choice || choice.do === "write") return { chosen: choice?.codes ?? null, asked };
    asked.push(choice.codes.join());
    const found = tried[choice.codes.join()] ?? null;
    if (choice.do === "others")
      Object.assign(contest, { hasTriedOthers: true, othersCents: found?.totalCents ?? null });
    else contest.alone = found;
  }
}

describe("the cart keeps its list", () => {
  it("when the shop applies all codes together", async () => {
    const together = [applied("SALE"), applied(OURS)];
    expect(await choose({ together, othersCents: 1 })).toEqual({ chosen: null, asked: [] });
  });

  it("when ours is the only code, also when the shop refuses it", async () => {
    expect(await choose({ others: [], together: [refused(OURS)], othersCents: 1 })).toEqual({
      chosen: null,
      asked: [],
    });
  });

  it("when the code that is refused was refused before ours came", async () => {
    const others = [refused("OLD")];
    const together = [refused("OLD"), applied(OURS)];
    expect(await choose({ others, together, othersCents: 1 })).toEqual({ chosen: null, asked: [] });
  });

  it("when ours takes more off, or as much", async () => {
    expect((await choose({ othersCents: 8_000 })).chosen).toBeNull();
    expect((await choose({ othersCents: 7_500 })).chosen).toBeNull();
  });

  it("when its total is not known", async () => {
    expect(await choose({ togetherCents: null })).toEqual({ chosen: null, asked: [] });
  });

  it("when neither the total without ours is known nor the shop names it", async () => {
    expect(await choose({ othersCents: null })).toEqual({ chosen: null, asked: ["SALE"] });
  });

  it("when the shop refuses ours even alone: another code may be for shipping", async () => {
    const together = [applied("SHIP"), refused(OURS)];
    const alone = { [OURS]: figures([refused(OURS)], 7_000) };
    expect(
      (await choose({ others: [applied("SHIP")], together, othersCents: 7_500 }, alone)).chosen,
    ).toBeNull();
  });
});

describe("the cart gives ours up", () => {
  it("when the others take more off without it", async () => {
    const others = [applied("SALE"), applied("SHIP")];
    const together = [refused("SALE"), applied("SHIP"), applied(OURS)];
    expect((await choose({ others, together, othersCents: 7_000 })).chosen).toEqual(["SALE", "SHIP"]);
  });

  it("when the shop names a lower total without it", async () => {
    const tried = { SALE: figures([applied("SALE")], 7_000) };
    expect(await choose({ othersCents: null }, tried)).toEqual({ chosen: ["SALE"], asked: ["SALE"] });
  });

  it("reads codes without regard to letter case", async () => {
    const together = [applied("sale"), applied("bro25")];
    expect((await choose({ together, othersCents: 1 })).chosen).toBeNull();
  });
});

describe("ours replaces the others", () => {
  const together = [applied("SALE"), refused(OURS)];

  it.each([7_400, 7_500])("when the cart costs %i cents with it, and 7500 with them", async (totalCents) => {
    const alone = { [OURS]: figures([applied(OURS)], totalCents) };
    expect(await choose({ together, othersCents: 7_500 }, alone)).toEqual({ chosen: [OURS], asked: [OURS] });
  });

  it("never when they take more off", async () => {
    const alone = { [OURS]: figures([applied(OURS)], 7_600) };
    expect((await choose({ together, othersCents: 7_500 }, alone)).chosen).toBeNull();
  });
});

it("never chooses a list that costs more than another that it knows", async () => {
  const cents = fc.integer({ min: 0, max: 5 });
  await fc.assert(
    fc.asyncProperty(
      cents,
      cents,
      cents,
      fc.boolean(),
      fc.boolean(),
      async (kept, others, alone, sale, ours) => {
        const together = [
          { code: "SALE", applicable: sale },
          { code: OURS, applicable: ours },
        ];
        const { chosen } = await choose(
          { together, togetherCents: kept, othersCents: others },
          { [OURS]: figures([applied(OURS)], alone) },
        );
        const known = sale && ours ? [kept] : [kept, others, ...(ours ? [] : [alone])];
        const total = chosen === null ? kept : chosen[0] === OURS ? alone : others;
        // With ours applied beside a refused code, ours alone is what the cart has already.
        expect(total).toBe(Math.min(...known));
      },
    ),
  );
});
