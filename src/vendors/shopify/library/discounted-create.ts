// The live referral code as a discount code in the request that creates a cart. The library takes no discount codes there,
// and drops fields that it does not know, so the code is added to the request. It is that of the cart's attribute.
import { REFERRAL_ATTRIBUTE } from "@/lib/purchase/cart-link";
import { field } from "@/lib/field";

/** The body of a request that creates a cart, with its referral code as discount code; null for any other body. */
export function withDiscountCode(body: string): string | null {
  const request: unknown = JSON.parse(body);
  const variables = field(request, "variables");
  const input = field(variables, "input");
  const attributes = field(input, "attributes");
  if (!Array.isArray(attributes)) return null;
  const code = field(
    attributes.find((attribute: unknown) => field(attribute, "key") === REFERRAL_ATTRIBUTE),
    "value",
  );
  if (typeof code !== "string") return null;
  const discounted = { ...Object(input), discountCodes: [code] };
  return JSON.stringify({ ...Object(request), variables: { ...Object(variables), input: discounted } });
}

/**
 * Whether the shop created no cart because of the discount code. By the schema it lists a code that it does not honor as not
 * applicable; but a refusal must not stop the sale.
 */
export function refusesDiscountCode(answer: object): boolean {
  const created = field(field(answer, "data"), "cartCreate");
  const errors = field(created, "userErrors");
  return (
    field(created, "cart") === null &&
    Array.isArray(errors) &&
    errors.some((error: unknown) => {
      const path = field(error, "field");
      return Array.isArray(path) && path.includes("discountCodes");
    })
  );
}
