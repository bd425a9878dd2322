// The simulated shop as the cart's machine meets it: requests and answers as values.
import type { Cart } from "@/vendors/shopify/transport/cart-figures";
import type { Ask, LineInput } from "@/vendors/shopify/transport/operations";
import type { Answer } from "@/vendors/shopify/transport/read-answer";
import { type Variant, VARIANTS } from "./catalog";
import type { Payload, ShopCart, SimulatedShop } from "./simulated-shop";

export function answerTo(shop: SimulatedShop, ask: Ask): Answer {
  switch (ask.operation) {
    case "read": {
      const cart = shop.carts.get(ask.id);
      return cart ? answer(shop, [{ cart, errors: [], warnings: [] }], true) : { is: "none" };
    }
    case "create": {
      const lines = variantsIn(ask.lines);
      return answer(shop, [
        shop.create({ lines, attributes: [...(ask.attributes ?? [])], codes: [...ask.codes] }, false),
      ]);
    }
    case "try":
      return answer(shop, [
        shop.create({ lines: variantsIn(ask.lines), attributes: [], codes: [...ask.codes] }, true),
      ]);
    case "add":
      return answer(shop, [shop.add(ask.id, variantsIn(ask.lines))]);
    case "update":
      return answer(shop, [shop.set(ask.id, ask.lines)]);
    case "remove":
      return answer(shop, [
        shop.set(
          ask.id,
          ask.lineIds.map((id) => ({ id, quantity: 0 })),
        ),
      ]);
    case "write":
      return answer(shop, [
        ...(ask.attributes ? [shop.writeAttributes(ask.id, [...ask.attributes])] : []),
        ...(ask.codes ? [shop.writeCodes(ask.id, [...ask.codes])] : []),
      ]);
  }
}

/** What transport/read-answer.ts makes of such answers. */
function answer(shop: SimulatedShop, payloads: readonly Payload[], isRead = false): Answer {
  const errors = payloads.flatMap((payload) => payload.errors);
  const fields = new Set(errors.flatMap(({ field }) => field ?? []));
  const refused = (["attributes", "discountCodes"] as const).filter((part) => fields.has(part));
  const cart = payloads.at(-1)?.cart ?? null;
  if (!cart && fields.has("cartId")) return { is: "missing" };
  const warnings = payloads.at(-1)?.warnings ?? [];
  const remarks = [
    ...errors.map(({ code, message }) => ({ code, message, isWarning: false })),
    ...warnings.map(({ code, message }) => ({ code, message, isWarning: true })),
  ];
  if (!cart) return { is: "refused", remarks, refused };
  return {
    is: "cart",
    cart: cartOf(shop, cart),
    remarks,
    warnings: isRead ? null : warnings.map(({ code }) => code),
    refused,
  };
}

export function cartOf(shop: SimulatedShop, cart: ShopCart): Cart {
  const { place } = shop.discountOf(cart);
  const codes = cart.codes.map((code, index) => ({ code, applicable: index === place }));
  const isSold = ({ variant }: { variant: Variant }): boolean => !shop.retired.has(variant);
  return {
    id: cart.id,
    checkoutUrl: `https://shop.example/${cart.id}`,
    lines: cart.lines.filter(isSold).map(({ id, variant, quantity }) => ({
      id,
      variantId: String(variant),
      quantity,
      price: shop.prices[variant] / 100,
      title: "",
      product: "",
      image: null,
    })),
    unsold: cart.lines.filter((line) => !isSold(line)).map(({ id }) => id),
    attributes: [...cart.attributes],
    codes,
    figures: { lines: [], codes, discounts: [], totalCents: shop.totalOf(cart) },
  };
}

export function variantsIn(lines: readonly LineInput[]): { variant: Variant; quantity: number }[] {
  return lines.flatMap(({ variantId, quantity }) => {
    const variant = VARIANTS.find((known) => String(known) === variantId);
    return variant ? [{ variant, quantity }] : [];
  });
}
