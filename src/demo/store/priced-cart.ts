// A cart with what it costs, in the shape of schema.graphql and in that of the demo checkout.
import type { CartLine, CartWarning, DemoCart } from "./demo-cart";
import {
  type Allocation,
  type AppliedCodes,
  applyCodes,
  type DemoDiscount,
  type Refusal,
  sum,
} from "./discounts";
import { connection, money } from "./storefront-answers";

interface PricedVariant {
  /** The number in the variant's id. */
  readonly number: string;
  readonly productTitle: string;
  readonly title: string;
  readonly cents: number;
}

export type PricedCart<Variant extends PricedVariant> = ReturnType<typeof priceCart<Variant>>;

/** Lines of variants that the shop no longer has are not there, as in a real shop. */
export function priceCart<Variant extends PricedVariant>(
  cart: { readonly lines: readonly CartLine[]; readonly discountCodes: readonly string[] },
  findVariant: (id: string) => Variant | undefined,
  discounts: readonly DemoDiscount[],
) {
  const lines = cart.lines.flatMap(({ id, variantId, quantity }) => {
    const variant = findVariant(variantId);
    // The cents are those before discounts.
    return variant ? [{ id, quantity, variant, cents: variant.cents * quantity }] : [];
  });
  const amounts = lines.map(({ cents }) => cents);
  const { codes, allocations } = applyCodes(discounts, cart.discountCodes, amounts);
  return {
    codes,
    lines: lines.map((line, index) => {
      const all = allocations[index] ?? [];
      const lineAllocations = all.filter(({ discount }) => discount.level === "line");
      const orderAllocations = all.filter(({ discount }) => discount.level !== "line");
      return {
        ...line,
        lineAllocations,
        orderAllocations,
        /** After all discounts. */
        total: line.cents - centsOf(all),
      };
    }),
  };
}

/** Which amounts include which discounts: the descriptions of CartLineCost and CartCost in the published schema. */
export function answerCart(cart: DemoCart, { codes, lines }: PricedCart<PricedVariant>, checkoutUrl: string) {
  return {
    id: cart.id,
    // Shopify's documents do not promise that names with '__' are read back. The demo does, to show where the code arrived.
    attributes: cart.attributes,
    checkoutUrl,
    discountCodes: codes.map(({ code, refusal }) => ({ code, applicable: refusal === null })),
    discountAllocations: lines.flatMap(({ orderAllocations }) => orderAllocations.map(answerAllocation)),
    cost: { totalAmount: money(sum(lines.map(({ total }) => total))) },
    lines: connection(
      lines.map(({ id, quantity, variant, cents, lineAllocations }) => ({
        __typename: "CartLine",
        id,
        quantity,
        merchandise: variant,
        discountAllocations: lineAllocations.map(answerAllocation),
        cost: { subtotalAmount: money(cents) },
      })),
    ),
  };
}

function answerAllocation({ discount, cents }: Allocation) {
  return {
    __typename: "CartCodeDiscountAllocation",
    code: discount.code,
    discountedAmount: money(cents),
    discountApplication: {
      targetType: "LINE_ITEM",
      value: { __typename: "PricingPercentageValue", percentage: discount.percent },
    },
  };
}

const MESSAGES: Record<Refusal, (code: string) => string> = {
  DISCOUNT_NOT_FOUND: () => "Enter a valid discount code",
  DISCOUNT_CURRENTLY_INACTIVE: () => "This discount is not valid anymore",
  DISCOUNT_PURCHASE_NOT_IN_RANGE: (code) =>
    `The ${code} discount code is not valid for the items in your cart`,
  DISCOUNT_CODE_NOT_HONOURED: (code) => `The ${code} discount code is not honoured`,
};

/** Since its version 2025-07 the API says why a code takes nothing off, after each mutation that changes a cart. */
export function warnOfCodes(cartId: string, { codes }: Pick<AppliedCodes, "codes">): CartWarning[] {
  return codes.flatMap(({ code, refusal }) =>
    refusal ? [{ code: refusal, message: MESSAGES[refusal](code), target: cartId }] : [],
  );
}

export type DemoOrder = ReturnType<typeof orderOf>;

/** What the demo checkout shows. All amounts are whole cents. */
export function orderOf(priced: PricedCart<PricedVariant>) {
  const lines = priced.lines.filter(({ quantity }) => quantity > 0);
  const allocations = lines.flatMap((line) => [...line.lineAllocations, ...line.orderAllocations]);
  const applied = new Set(allocations.map(({ discount }) => discount));
  return {
    lines: lines.map(({ variant, quantity, cents, total }) => ({
      /** The number in the variant's id. */
      variantId: variant.number,
      title: variant.productTitle,
      variantTitle: variant.title,
      quantity,
      /** Before discounts. */
      cents,
      /** What is paid for the line. */
      totalCents: total,
    })),
    subtotalCents: sum(lines.map(({ cents }) => cents)),
    discounts: [...applied].map((discount) => ({
      code: discount.code,
      percent: discount.percent,
      cents: centsOf(allocations.filter((allocation) => allocation.discount === discount)),
    })),
    /** All discount codes of the cart, in the store's spelling. */
    codes: priced.codes.map(({ code }) => code),
    /** Those that take nothing off. */
    refusedCodes: priced.codes.flatMap(({ code, refusal }) => (refusal ? [{ code, refusal }] : [])),
    totalCents: sum(lines.map(({ total }) => total)),
  };
}

function centsOf(allocations: readonly Allocation[]): number {
  return sum(allocations.map(({ cents }) => cents));
}
