// One fetch for everything the buy button sends: a supported version of the API, a time limit, one retry, and failures that
// have a name.
import { field, parseJson } from "@/lib/field";
import { REFERRAL_ATTRIBUTE } from "@/lib/purchase/cart-link";
import { withTimeLimit } from "@/lib/time-limit";
import {
  type AnsweredCart,
  answeredCarts,
  cartsIn,
  isDrawable,
  isInOtherCurrency,
  removeDiscounts,
} from "./cart-figures";
import { packRemarks } from "./remarks";
import { SHOP_LIMIT_MS, ShopError } from "./shop-error";
import { optionValueNames, supportedAddress, supportedBody } from "./storefront-api";

const RETRY_DELAY_MS = 600;

export interface ShopFetchOptions {
  send: typeof fetch;
  isOnline: () => boolean;
  /** Whether the visitor objects to the use of personal data, read for each request. */
  objected: () => boolean;
  /** Each cart in a response as the shop wrote it. The library gets it without its discounts, which it cannot be trusted with. */
  onCart?: (answered: AnsweredCart) => void;
}

/** Rejects with a ShopError only. A response that resolves is a 2xx with a GraphQL response in JSON. */
export function createShopFetch({
  send,
  isOnline,
  objected,
  onCart = () => undefined,
}: ShopFetchOptions): typeof fetch {
  return (input, init) =>
    withTimeLimit(
      async (signal) => {
        const address = typeof input === "string" ? supportedAddress(input) : input;
        const attempt = (text: string | null): Promise<object> => {
          const body = text !== null && { body: supportedBody(text, objected()) };
          return ask(send, address, { ...init, ...body, signal }, isOnline);
        };
        async function askTwice(text: string | null): Promise<object> {
          try {
            return await attempt(text);
          } catch (error) {
            if (!(error instanceof ShopError) || !mayRepeat(error, text)) throw error;
            await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
            // The limit may have been reached by now, and not every `fetch` rejects for a signal that is aborted already.
            signal.throwIfAborted();
            return await attempt(text);
          }
        }
        const body = typeof init?.body === "string" ? init.body : null;
        const discounted = body === null ? null : withDiscountCode(body);
        let answer = await askTwice(discounted ?? body);
        if (discounted !== null && refusesDiscountCode(answer)) answer = await askTwice(body);
        for (const answered of answeredCarts(answer)) onCart(answered);
        removeDiscounts(answer);
        packRemarks(answer);
        // The library decides by content type whether it reads JSON.
        return new Response(JSON.stringify(answer), {
          status: 200,
          headers: { "Content-Type": "application/json" },
        });
      },
      SHOP_LIMIT_MS,
      () => new ShopError("slow"),
    );
}

async function ask(
  send: typeof fetch,
  input: RequestInfo | URL,
  init: RequestInit,
  isOnline: () => boolean,
): Promise<object> {
  let response: Response;
  let text: string;
  try {
    response = await send(input, init);
    text = await response.text();
  } catch {
    throw new ShopError(isOnline() ? "blocked" : "offline");
  }
  if (response.status === 429) throw new ShopError("busy");
  if (response.status >= 500) throw new ShopError("down");
  if (response.status === 404) throw new ShopError("missing");
  if (!response.ok) throw new ShopError("refused");
  const answer = parseJson(text, optionValueNames);
  if (!isObject(answer)) throw new ShopError("garbled");
  if (isThrottled(answer)) throw new ShopError("busy");
  if (isInOtherCurrency(answer)) throw new ShopError("currency");
  if (!isGraphQlAnswer(answer) || !cartsIn(answer).every(isDrawable)) throw new ShopError("garbled");
  return answer;
}

/**
 * A throttled request was not run. One that got a 5xx may have been, and adding the same lines twice would double them; see
 * cart-lines.ts. Any other request has the same result when it is run twice, or leaves a cart that nobody uses.
 */
function mayRepeat({ problem }: ShopError, body: string | null): boolean {
  return problem === "busy" || (problem === "down" && !/\bcartLinesAdd\b/.test(body ?? ""));
}

function isGraphQlAnswer(answer: object): boolean {
  const data = field(answer, "data");
  if (data === undefined || data === null) return Array.isArray(field(answer, "errors"));
  // A cart without lines makes the library hang on an unhandled rejection.
  const cart = field(data, "cart");
  return isObject(data) && (cart === undefined || cart === null || typeof field(cart, "id") === "string");
}

function isThrottled(answer: object): boolean {
  const errors = field(answer, "errors");
  return (
    Array.isArray(errors) &&
    errors.some((error: unknown) => field(field(error, "extensions"), "code") === "THROTTLED")
  );
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * The body of a request that creates a cart, with its referral code, that of the cart's attribute, as discount code; null for any other
 * body. The library takes no discount codes there, and drops fields that it does not know, so the code is added to the request.
 */
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
function refusesDiscountCode(answer: object): boolean {
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
