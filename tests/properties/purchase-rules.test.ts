// @vitest-environment node
// Rules of the purchase that hold for any input, by fast-check.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { withoutReferralAttribute, withReferralAttribute } from "@/lib/purchase/code-plan";
import { cartCodeRecord, readCartCodeRecord } from "@/lib/purchase/cart-code-record";
import { cartLink, cartLinkBase } from "@/lib/purchase/cart-link";
import { formatCents, formatUsd } from "@/lib/text/money";
import { type Offer, offerOf, reducedPrice, savingOf } from "@/lib/purchase/offer";
import { readCartLink } from "@/lib/purchase/read-cart-link";
import { readFigures } from "@/vendors/shopify/transport/cart-figures";
import { wholeQuantity } from "@/vendors/shopify/cart/lines";

const code = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
const cents = fc.integer({ min: 1, max: 99_999_999 });
const percent = fc.integer({ min: 0, max: 1_000 }).map((tenths) => tenths / 10);

function offer(taken: number | null): Offer {
  return { code: "BRO25", percent: taken, refused: false };
}

it("writes an amount so that its digits are those of the cents", () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (amount) => {
      const text = formatCents(amount);
      expect(text).toMatch(/^-?\$\d{1,3}(,\d{3})*\.\d\d$/);
      expect(Number(text.replaceAll(/[$,]/g, ""))).toBe(amount / 100);
    }),
  );
});

it("writes whole dollars without cents, and others with two digits", () => {
  fc.assert(
    fc.property(cents, (amount) => {
      const whole = amount % 100 === 0;
      expect(formatUsd(amount / 100)).toBe(whole ? formatCents(amount).slice(0, -3) : formatCents(amount));
    }),
  );
});

it("shows a reduced price that is whole cents, never below the exact one and less than a cent above it", () => {
  fc.assert(
    fc.property(cents, percent, (amount, taken) => {
      const shown = Math.round(reducedPrice(amount / 100, offer(taken)) * 100);
      // In thousandths of a cent, so that nothing is rounded here.
      const exact = (amount * (1_000 - Math.round(taken * 10))) / 1_000;
      expect(reducedPrice(amount / 100, offer(taken))).toBe(shown / 100);
      expect(shown).toBeGreaterThanOrEqual(exact);
      expect(shown - exact).toBeLessThan(1);
    }),
    { numRuns: 1_000 },
  );
});

it("shows no lower price for a smaller percent, and the full price without one", () => {
  fc.assert(
    fc.property(cents, percent, percent, (amount, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(reducedPrice(amount / 100, offer(less))).toBeGreaterThanOrEqual(
        reducedPrice(amount / 100, offer(more)),
      );
      expect(reducedPrice(amount / 100, offer(null))).toBe(amount / 100);
      expect(reducedPrice(amount / 100, null)).toBe(amount / 100);
    }),
  );
});

it("says a saving that is the difference of two prices that are shown", () => {
  const priced = fc.record({
    packs: fc.integer({ min: 1, max: 12 }),
    price: cents.map((amount) => amount / 100),
  });
  fc.assert(
    fc.property(fc.array(priced, { minLength: 1, maxLength: 4 }), fc.option(percent), (all, taken) => {
      for (const bundle of all) {
        const saved = savingOf(bundle, all, offer(taken));
        expect(saved).toBeGreaterThanOrEqual(0);
        const singles = all.filter(({ packs }) => packs === 1).map(({ price }) => price);
        if (saved === 0) continue;
        const alone = reducedPrice(bundle.packs * Math.min(...singles), offer(taken));
        expect(Math.round((reducedPrice(bundle.price, offer(taken)) + saved) * 100)).toBe(
          Math.round(alone * 100),
        );
      }
    }),
  );
});

/** A cart as a shop writes it: one code on all lines, each line's share rounded down to cents. */
const pricedLines = fc.array(
  fc.record({
    variantId: fc.nat(9).map(String),
    quantity: fc.integer({ min: 1, max: 99 }),
    price: fc.integer({ min: 1, max: 99_999 }),
  }),
  { minLength: 1, maxLength: 6 },
);

function cartOf(lines: { variantId: string; quantity: number; price: number }[], taken: number): object {
  const money = (amount: number): object => ({
    amount: (amount / 100).toFixed(2).replace(/0$/, ""),
    currencyCode: "USD",
  });
  const off = (line: { quantity: number; price: number }): number =>
    Math.floor((line.quantity * line.price * taken) / 100);
  const total = lines.reduce((sum, line) => sum + line.quantity * line.price - off(line), 0);
  return {
    cost: { totalAmount: money(total) },
    discountCodes: [{ code: "BRO25", applicable: true }],
    discountAllocations: [],
    lines: {
      edges: lines.map((line) => ({
        node: {
          quantity: line.quantity,
          merchandise: { id: `gid://shopify/ProductVariant/${line.variantId}` },
          cost: { subtotalAmount: money(line.quantity * line.price) },
          discountAllocations: [
            {
              code: "BRO25",
              discountedAmount: money(off(line)),
              discountApplication: { targetType: "LINE_ITEM", value: {} },
            },
          ],
        },
      })),
    },
  };
}

it("reads the figures of any cart to the cent, and a percent that never promises more than the shop takes off", () => {
  fc.assert(
    fc.property(pricedLines, fc.integer({ min: 1, max: 100 }), (lines, taken) => {
      const figures = readFigures(cartOf(lines, taken));
      const full = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
      const off = lines.reduce(
        (sum, { quantity, price }) => sum + Math.floor((quantity * price * taken) / 100),
        0,
      );
      expect(figures?.totalCents).toBe(full - off);
      expect(figures?.discounts.reduce((sum, discount) => sum + discount.cents, 0)).toBe(off);
      if (!figures) return;
      const read = offerOf("bro25", null, figures).percent ?? 0;
      // The price by the percent that is read is at most the rounding of each line away from the one that is charged.
      expect(Math.abs((full * read) / 100 - off)).toBeLessThanOrEqual(Math.max(lines.length, full / 1_000));
    }),
  );
});

it("reads no figures, and never throws, from what is no cart", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(readFigures(value)).toBeNull();
    }),
  );
});

it("writes the referral attribute once, as the last one, and leaves the others as they are", () => {
  const attribute = fc.record({ key: fc.oneof(fc.string(), fc.constant("__snowball")), value: fc.string() });
  fc.assert(
    fc.property(fc.array(attribute), code, (attributes, live) => {
      const others = attributes.filter(({ key }) => key !== "__snowball");
      const written = withReferralAttribute(attributes, live);
      if (written === null) expect(attributes).toContainEqual({ key: "__snowball", value: live });
      else expect(written).toEqual([...others, { key: "__snowball", value: live }]);
      expect(withoutReferralAttribute(written ?? attributes)).toEqual(others);
      expect(withReferralAttribute(written ?? attributes, live)).toBeNull();
    }),
  );
});

it("sends only whole quantities of at least one, whatever is in the field of a line", () => {
  fc.assert(
    fc.property(fc.double(), (quantity) => {
      const whole = wholeQuantity(quantity, 1);
      expect(Number.isInteger(whole) && whole >= 1).toBe(true);
    }),
  );
  expect(wholeQuantity(Number.NaN, 0)).toBe(1);
});

it("reads back what a cart link carries", () => {
  const items = fc.array(
    fc.record({ variantId: fc.stringMatching(/^\d{1,20}$/), quantity: fc.integer({ min: 1, max: 999 }) }),
  );
  fc.assert(
    fc.property(items, fc.option(code), (carried, live) => {
      const link = new URL(
        cartLink(cartLinkBase(null, "/demo-checkout"), carried, live),
        "https://mugworks.example",
      );
      expect(readCartLink(link.search)).toEqual({
        items: carried,
        discount: live,
        attributes: live === null ? [] : [{ key: "__snowball", value: live }],
      });
    }),
  );
});

it("reads a cart link of anybody without throwing, and only items that can be bought", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (query, text) => {
      for (const { quantity, variantId } of [
        ...readCartLink(query).items,
        ...readCartLink(`items=${text}`).items,
      ]) {
        expect(quantity).toBeGreaterThan(0);
        expect(variantId).toMatch(/^\d+$/);
      }
    }),
  );
});

it("reads back the record of a cart's codes, and null or a record from any other text", () => {
  fc.assert(
    fc.property(fc.string(), fc.option(code), fc.uniqueArray(code), (cartId, live, others) => {
      expect(readCartCodeRecord(cartCodeRecord(cartId, live, [...others, null, ...others]))).toEqual({
        cartId,
        code: live,
        others,
      });
    }),
  );
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(() => readCartCodeRecord(text)).not.toThrow();
    }),
  );
});
