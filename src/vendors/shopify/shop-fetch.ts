// One fetch for everything the buy button sends: a supported version of the API, a time limit, one retry, and failures that
// have a name.
import { withTimeLimit } from "@/lib/time-limit";
import { refusesDiscountCode, withDiscountCode } from "./library/discounted-create";
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
        const attempt = (text: string | null): Promise<Answer> => {
          const body = text !== null && { body: supportedBody(text, objected()) };
          return ask(send, address, { ...init, ...body, signal }, isOnline);
        };
        async function askTwice(text: string | null): Promise<Answer> {
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

type Answer = Record<string, unknown>;

async function ask(
  send: typeof fetch,
  input: RequestInfo | URL,
  init: RequestInit,
  isOnline: () => boolean,
): Promise<Answer> {
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
  const answer = parseJson(text);
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

function isGraphQlAnswer({ data, errors }: Record<string, unknown>): boolean {
  if (data === undefined || data === null) return Array.isArray(errors);
  if (!isObject(data)) return false;
  // A cart without lines makes the library hang on an unhandled rejection.
  const cart = data["cart"];
  return cart === undefined || cart === null || (isObject(cart) && typeof cart["id"] === "string");
}

function isThrottled({ errors }: Record<string, unknown>): boolean {
  return (
    Array.isArray(errors) &&
    errors.some(
      (error: unknown) =>
        isObject(error) && isObject(error["extensions"]) && error["extensions"]["code"] === "THROTTLED",
    )
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, optionValueNames);
  } catch {
    return undefined;
  }
}
