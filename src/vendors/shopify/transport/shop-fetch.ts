// One request to the shop, for all that is asked of it: a supported version of the API, a time limit, one retry, and failures
// that have a name.
import { field, listIn, parseJson } from "@/lib/field";
import { withTimeLimit } from "@/lib/time-limit";
import type { Shop } from "@/vendors/shopify/facts";
import { ADD_LINES } from "./operations";
import { SHOP_LIMIT_MS, ShopError } from "@/lib/purchase/shop-problem";
import { STOREFRONT_API_VERSION, withObjection } from "./storefront-api";

const RETRY_DELAY_MS = 600;

/** The function rejects with a ShopError only. Whether the visitor objects to the use of personal data is read for each attempt. */
export function createShopFetch(
  { shop: { domain, storefrontToken }, send }: { shop: Omit<Shop, "productId">; send: typeof fetch },
  objected: () => boolean,
  isOnline = (): boolean => navigator.onLine,
): (operation: string, variables: object) => Promise<object> {
  const address = `https://${domain}/api/${STOREFRONT_API_VERSION}/graphql`;
  const headers = {
    "Content-Type": "application/json",
    "X-Shopify-Storefront-Access-Token": storefrontToken,
  };

  async function attempt(operation: string, variables: object, signal: AbortSignal): Promise<object> {
    const query = objected() ? withObjection(operation) : operation;
    const body = JSON.stringify({ query, variables });
    try {
      const response = await send(address, { method: "POST", headers, body, signal });
      return answerIn(response, await response.text());
    } catch (error) {
      throw error instanceof ShopError ? error : new ShopError(isOnline() ? "blocked" : "offline");
    }
  }

  return (operation, variables) =>
    withTimeLimit(
      async (signal) => {
        try {
          return await attempt(operation, variables, signal);
        } catch (error) {
          if (!(error instanceof ShopError) || !mayRepeat(error, operation)) throw error;
          await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
          // The limit may have been reached by now, and not every `fetch` rejects for a signal that is aborted already.
          signal.throwIfAborted();
          return await attempt(operation, variables, signal);
        }
      },
      SHOP_LIMIT_MS,
      () => new ShopError("slow"),
    );
}

function answerIn({ status, ok }: Response, text: string): object {
  if (status === 429) throw new ShopError("busy");
  if (status >= 500) throw new ShopError("down");
  if (status === 404) throw new ShopError("missing");
  if (!ok) throw new ShopError("refused");
  const answer = parseJson(text);
  if (!isObject(answer)) throw new ShopError("garbled");
  if (isThrottled(answer)) throw new ShopError("busy");
  // The page would write such a price with a dollar sign.
  if (/"currencyCode"\s*:\s*"(?!USD")/.test(text)) throw new ShopError("currency");
  const data = field(answer, "data") ?? null;
  const isGraphQl = data === null ? Array.isArray(field(answer, "errors")) : isObject(data);
  if (!isGraphQl) throw new ShopError("garbled");
  return answer;
}

/**
 * A throttled request was not run. One that got a 5xx may have been, and adding the same lines twice would double them. Any other request
 * has the same result when it is run twice, or leaves a cart that nobody uses.
 */
function mayRepeat({ problem }: ShopError, operation: string): boolean {
  return problem === "busy" || (problem === "down" && operation !== ADD_LINES);
}

function isThrottled(answer: object): boolean {
  return listIn(answer, "errors").some((error) => field(field(error, "extensions"), "code") === "THROTTLED");
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
