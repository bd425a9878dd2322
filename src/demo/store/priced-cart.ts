// A cart with what it costs, in the shape of schema.graphql and in that of the demo checkout.
import type { CartLine, CartWarning, DemoCart } from "./demo-cart";
import { applyCodes, type DemoDiscount, type Refusal, sum } from "./discounts";
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
  const { applied, codes, centsOff } = applyCodes(discounts, cart.discountCodes, amounts);
  return {
    applied,
    codes,
    lines: lines.map((line, index) => ({ ...line, centsOff: centsOff[index] ?? 0 })),
  };
}

/** Which amounts include which discounts: the descriptions of CartLineCost and CartCost in the published schema. */
export function answerCart(
  cart: DemoCart,
  { applied, codes, lines }: PricedCart<PricedVariant>,
  checkoutUrl: string,
) {
  return {
    id: cart.id,
    // Shopify's documents do not promise that names with '__' are read back. The demo does, to show where the code arrived.
    attributes: cart.attributes,
    checkoutUrl,
    discountCodes: codes.map(({ code, refusal }) => ({ code, applicable: refusal === null })),
    // Shopify reports a discount of the whole order with the cart, and not with its lines.
    discountAllocations: applied ? lines.map(({ centsOff }) => answerAllocation(applied, centsOff)) : [],
    cost: { totalAmount: money(totalOf(lines)) },
    lines: connection(
      lines.map(({ id, quantity, variant, cents }) => ({
        __typename: "CartLine",
        id,
        quantity,
        merchandise: variant,
        discountAllocations: [],
        cost: { subtotalAmount: money(cents) },
      })),
    ),
  };
}

function answerAllocation(discount: DemoDiscount, cents: number) {
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
  DISCOUNT_CODE_NOT_HONOURED: (code) => `The ${code} discount code is not honoured`,
};

/** Since its version 2025-07 the API says why a code takes nothing off, after each mutation that changes a cart. */
export function warnOfCodes(
  cartId: string,
  { codes }: Pick<PricedCart<PricedVariant>, "codes">,
): CartWarning[] {
  return codes.flatMap(({ code, refusal }) =>
    refusal ? [{ code: refusal, message: MESSAGES[refusal](code), target: cartId }] : [],
  );
}

export type DemoOrder = ReturnType<typeof orderOf>;

/** What the demo checkout shows. All amounts are whole cents. */
export function orderOf({ applied, codes, lines: priced }: PricedCart<PricedVariant>) {
  const lines = priced.filter(({ quantity }) => quantity > 0);
  return {
    lines: lines.map(({ variant, quantity, cents, centsOff }) => ({
      /** The number in the variant's id. */
      variantId: variant.number,
      title: variant.productTitle,
      variantTitle: variant.title,
      quantity,
      /** Before discounts. */
      cents,
      /** What is paid for the line. */
      totalCents: cents - centsOff,
    })),
    subtotalCents: sum(lines.map(({ cents }) => cents)),
    /** The discount that applies. */
    discounts: applied ? [{ ...applied, cents: sum(lines.map(({ centsOff }) => centsOff)) }] : [],
    /** All discount codes of the cart, in the store's spelling. */
    codes: codes.map(({ code }) => code),
    /** Those that take nothing off. */
    refusedCodes: codes.flatMap(({ code, refusal }) => (refusal ? [{ code, refusal }] : [])),
    totalCents: totalOf(lines),
  };
}

function totalOf(lines: readonly { cents: number; centsOff: number }[]): number {
  return sum(lines.map(({ cents, centsOff }) => cents - centsOff));
}
