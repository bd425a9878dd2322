// Why the shop takes nothing off for a discount code. It says so in warnings, beside the cart that a mutation returns.
import { field } from "@/lib/field";
import type { CartFigures } from "@/lib/purchase/offer";
import type { AnsweredCart } from "./cart-figures";

/**
 * The figures with the reason for each code that takes nothing off, as CartWarningCode has it. A warning does not name its code
 * (Shopify/mobile-buy-sdk-android#815), so it counts only where one code takes nothing off. `before` are the figures of the response before.
 */
export function withReasons(
  figures: CartFigures | null,
  warnings: AnsweredCart["warnings"],
  before: CartFigures | null,
): CartFigures | null {
  if (!figures) return null;
  const idle = figures.codes.filter(({ applicable }) => !applicable);
  const given = warnings
    ?.map((warning) => String(field(warning, "code")))
    .find((code) => code.startsWith("DISCOUNT_"));
  const codes = figures.codes.map((listed) => {
    if (listed.applicable) return listed;
    const earlier = before?.codes.find(({ code, applicable }) => code === listed.code && !applicable);
    const reason = warnings === null ? earlier?.reason : idle.length === 1 ? given : undefined;
    return reason === undefined ? listed : { ...listed, reason };
  });
  return { ...figures, codes };
}
