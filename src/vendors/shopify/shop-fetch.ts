// One fetch for everything the buy button sends: a supported version of the API, a time limit, one retry, and failures that
// have a name.
import { withTimeLimit } from "@/lib/time-limit";
import { cartsIn, isDrawable, removeDiscounts } from "./cart-figures";
import { SHOP_LIMIT_MS, ShopError } from "./shop-error";
import { optionValueNames, supportedAddress, supportedBody } from "./storefront-api";

const RETRY_DELAY_MS = 600;

export interface ShopFetchOptions {
  send: typeof fetch;
  isOnline: () => boolean;
  /** Whether the visitor objects to the use of personal data, read for each request. */
  objected: () => boolean;
  /** Each cart in a response as the shop wrote it. The library gets it without its discounts, which it cannot be trusted with. */
  onCart?: (cart: object) => void;
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
        const once = (): Promise<Response> => {
          const body = typeof init?.body === "string" ? supportedBody(init.body, objected()) : init?.body;
          return ask(send, address, { ...init, ...(body && { body }), signal }, isOnline, onCart);
        };
        try {
          return await once();
        } catch (error) {
          if (!(error instanceof ShopError) || (error.problem !== "busy" && error.problem !== "down"))
            throw error;
          await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
          // The limit may have been reached by now, and not every `fetch` rejects for a signal that is aborted already.
          signal.throwIfAborted();
          return await once();
        }
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
  onCart: (cart: object) => void,
): Promise<Response> {
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
  const carts = cartsIn(answer);
  if (!isGraphQlAnswer(answer) || !carts.every(isDrawable)) throw new ShopError("garbled");
  for (const cart of carts) {
    onCart(cart);
    removeDiscounts(cart);
  }
  // The library decides by content type whether it reads JSON.
  return new Response(JSON.stringify(answer), {
    status: 200,
    headers: { "Content-Type": "application/json" },
  });
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
