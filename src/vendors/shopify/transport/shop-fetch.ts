// One request to the shop, for all that is asked of it: a supported version of the API, a time limit, one retry, and failures
// that have a name.
import { field, listIn, parseJson } from "@/lib/field";
import { withTimeLimit } from "@/lib/time-limit";
import type { Shop } from "@/vendors/shopify/facts";
import { isInOtherCurrency } from "./cart-figures";
import { type Answer, failedAnswer, readAnswer } from "./read-answer";
import { SHOP_LIMIT_MS, ShopError } from "./shop-error";
import { STOREFRONT_API_VERSION, withContext } from "./storefront-api";

const RETRY_DELAY_MS = 600;

export interface ShopFetchOptions {
  send: typeof fetch;
  isOnline: () => boolean;
  /** Whether the visitor objects to the use of personal data, read for each request. */
  objected: () => boolean;
}

/** Asks the shop about a cart. Never rejects. */
export function createShop({ domain, storefrontToken }: Omit<Shop, "productId">, options: ShopFetchOptions) {
  const address = `https://${domain}/api/${STOREFRONT_API_VERSION}/graphql`;
  const headers = {
    "Content-Type": "application/json",
    "X-Shopify-Storefront-Access-Token": storefrontToken,
  };
  return async (query: string, variables: object): Promise<Answer> => {
    try {
      const body = (): string => JSON.stringify({ query: withContext(query, options.objected()), variables });
      return readAnswer(await askWithin(options, address, { method: "POST", headers }, body));
    } catch (error) {
      return failedAnswer(error);
    }
  };
}

/** Rejects with a ShopError only. `body` is called for each attempt: the visitor may object meanwhile. */
export function askWithin(
  { send, isOnline }: ShopFetchOptions,
  address: RequestInfo | URL,
  init: RequestInit,
  body: () => string | null,
): Promise<object> {
  return withTimeLimit(
    async (signal) => {
      const attempt = (text: string | null): Promise<object> =>
        ask(send, address, { ...init, ...(text !== null && { body: text }), signal }, isOnline);
      const first = body();
      try {
        return await attempt(first);
      } catch (error) {
        if (!(error instanceof ShopError) || !mayRepeat(error, first)) throw error;
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
        // The limit may have been reached by now, and not every `fetch` rejects for a signal that is aborted already.
        signal.throwIfAborted();
        return await attempt(body());
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
  const answer = parseJson(text);
  if (!isObject(answer)) throw new ShopError("garbled");
  if (isThrottled(answer)) throw new ShopError("busy");
  if (isInOtherCurrency(answer)) throw new ShopError("currency");
  if (!isGraphQlAnswer(answer)) throw new ShopError("garbled");
  return answer;
}

/**
 * A throttled request was not run. One that got a 5xx may have been, and adding the same lines twice would double them. Any other request
 * has the same result when it is run twice, or leaves a cart that nobody uses.
 */
function mayRepeat({ problem }: ShopError, body: string | null): boolean {
  return problem === "busy" || (problem === "down" && !/\bcartLinesAdd\b/.test(body ?? ""));
}

function isGraphQlAnswer(answer: object): boolean {
  const data = field(answer, "data") ?? null;
  return data === null ? Array.isArray(field(answer, "errors")) : isObject(data);
}

function isThrottled(answer: object): boolean {
  return listIn(answer, "errors").some((error) => field(field(error, "extensions"), "code") === "THROTTLED");
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
