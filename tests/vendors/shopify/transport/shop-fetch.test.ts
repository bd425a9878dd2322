// One request: its limit, its second attempt, and the names of its failures.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ADD_LINES, READ_CART } from "@/vendors/shopify/transport/operations";
import { ShopError, type ShopProblem } from "@/lib/purchase/shop-problem";
import { createShopFetch } from "@/vendors/shopify/transport/shop-fetch";

const ACCESS = { domain: "my-shop.myshopify.com", storefrontToken: "public-token" };
const GOOD = '{"data":{"cart":{"id":"gid://shopify/Cart/1"}}}';

type Reply = (signal: AbortSignal | null) => Promise<Response>;

const answer =
  (status: number, text = GOOD, type = "application/json"): Reply =>
  async () =>
    new Response(text, { status, headers: { "Content-Type": type } });
const broken: Reply = async () => {
  throw new TypeError("Failed to fetch");
};
const interrupted: Reply = async () =>
  new Response(
    new ReadableStream({ start: (controller) => controller.error(new TypeError("network error")) }),
  );
const silent: Reply = () => new Promise(() => undefined);
const after =
  (ms: number): Reply =>
  async (signal) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return answer(503)(signal);
  };
const throttled = answer(200, '{"data":null,"errors":[{"extensions":{"code":"THROTTLED"}}]}');

/** A shop that gives these replies in order, and fails the test on a further request. */
function shopWith(replies: Reply[], { online = true, operation = READ_CART } = {}) {
  const sent: (RequestInit & { input: unknown })[] = [];
  const send: typeof fetch = (input, init = {}) => {
    const reply = replies[sent.length];
    sent.push({ ...init, input });
    if (!reply) throw new Error("The shop got more requests than expected.");
    return reply(init.signal ?? null);
  };
  // The visitor objects while the second attempt is awaited.
  const objected = (): boolean => sent.length > 0;
  const shopFetch = createShopFetch({ shop: ACCESS, send }, objected, () => online);
  const seen: { outcome: ShopProblem | "waiting" | "answered" | "unnamed" } = { outcome: "waiting" };
  const response = shopFetch(operation, { id: "c1" });
  response.then(
    () => (seen.outcome = "answered"),
    (error: unknown) => (seen.outcome = error instanceof ShopError ? error.problem : "unnamed"),
  );
  return { sent, seen, response };
}

/** Advances the clock until the request settles. */
async function outcomeOf(...given: Parameters<typeof shopWith>) {
  const { sent, seen } = shopWith(...given);
  await vi.runAllTimersAsync();
  return [seen.outcome, sent.length];
}

beforeEach(() => {
  vi.useFakeTimers();
});

it.each([
  ["201", answer(201)],
  ["200 as plain text", answer(200, GOOD, "text/plain")],
  ["data without a cart", answer(200, '{"data":{"shop":{"name":"x"}}}')],
  ["a cart that is gone", answer(200, '{"data":{"cart":null}}')],
  ["errors without data", answer(200, '{"errors":[{"message":"Field is missing"}]}')],
  ["errors with null as data", answer(200, '{"data":null,"errors":[{"message":"no"}]}')],
])("a response that can be read is returned at once: %s", async (_, reply) => {
  const { sent, response } = shopWith([reply]);
  expect(await response).toEqual(JSON.parse(await (await reply(null)).text()));
  const input = "https://my-shop.myshopify.com/api/2026-04/graphql";
  const headers = { "X-Shopify-Storefront-Access-Token": "public-token" };
  const body = JSON.stringify({ query: READ_CART, variables: { id: "c1" } });
  expect(sent).toMatchObject([{ input, method: "POST", headers, body, signal: { aborted: false } }]);
  expect(vi.getTimerCount()).toBe(0);
});

it.each<[string, Reply, ShopProblem]>([
  ["401", answer(401), "refused"],
  ["403", answer(403), "refused"],
  ["404", answer(404), "missing"],
  ["400", answer(400), "refused"],
  ["402, of a shop that is frozen", answer(402), "refused"],
  ["423, of a shop that is locked", answer(423), "refused"],
  ["malformed JSON", answer(200, '{"data":'), "garbled"],
  ["nothing", answer(200, ""), "garbled"],
  ["HTML with 200", answer(200, "<!doctype html><p>Sign in</p>", "text/html"), "garbled"],
  ["a JSON list", answer(200, "[]"), "garbled"],
  ["a JSON null", answer(200, "null"), "garbled"],
  ["a JSON text", answer(200, '"data"'), "garbled"],
  ["an empty object", answer(200, "{}"), "garbled"],
  ["null as data", answer(200, '{"data":null}'), "garbled"],
  ["a list as data", answer(200, '{"data":[]}'), "garbled"],
  ["a price in euros", answer(200, '{"data":{"price":{"currencyCode":"EUR"}}}'), "currency"],
  ["a network error", broken, "blocked"],
  ["a response that is interrupted", interrupted, "blocked"],
])("a lasting failure has a name and is not retried: %s", async (_, reply, problem) => {
  expect(await outcomeOf([reply])).toEqual([problem, 1]);
});

it("a network error of a device that is offline has that name", async () => {
  expect(await outcomeOf([broken], { online: false })).toEqual(["offline", 1]);
});

describe("a failure that may pass", () => {
  it.each<[string, Reply, ShopProblem]>([
    ["429", answer(429), "busy"],
    ["500", answer(500), "down"],
    ["502 with HTML", answer(502, "<h1>Bad gateway</h1>", "text/html"), "down"],
    ["503", answer(503), "down"],
    ["THROTTLED in a 200", throttled, "busy"],
  ])("is retried once, and has a name after that: %s", async (_, reply, problem) => {
    expect(await outcomeOf([reply, answer(200)])).toEqual(["answered", 2]);
    expect(await outcomeOf([reply, reply])).toEqual([problem, 2]);
    // What was not run is retried, also where it adds lines. Any other may have added them.
    const again = problem === "busy" ? ["answered", 2] : ["down", 1];
    expect(await outcomeOf([reply, answer(200)], { operation: ADD_LINES })).toEqual(again);
  });

  it("has the name of the second attempt", async () => {
    expect(await outcomeOf([answer(500), answer(401)])).toEqual(["refused", 2]);
    expect(await outcomeOf([answer(429), broken])).toEqual(["blocked", 2]);
  });

  it("is retried after a delay of more than 500 ms", async () => {
    const { sent } = shopWith([answer(503), answer(200)]);
    await vi.advanceTimersByTimeAsync(500);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(500);
    // It says what the visitor objects to at that moment.
    const objections = sent.map(({ body }) => typeof body === "string" && body.includes("visitorConsent"));
    expect(objections).toEqual([false, true]);
  });
});

describe("a shop that does not respond", () => {
  it.each<[string, Reply[]]>([
    ["at all", [silent]],
    ["to the second attempt", [after(5_000), silent]],
  ])("has the name slow after 8 seconds, and its request is aborted: %s", async (_, replies) => {
    const { sent, seen } = shopWith(replies);
    await vi.advanceTimersByTimeAsync(7_999);
    expect([seen.outcome, sent.at(-1)?.signal?.aborted]).toEqual(["waiting", false]);
    await vi.advanceTimersByTimeAsync(1);
    expect([seen.outcome, sent.at(-1)?.signal?.aborted]).toEqual(["slow", true]);
    expect(sent).toHaveLength(replies.length);
  });

  it.each<[string, Reply]>([
    ["when its response never ends", async () => new Response(new ReadableStream())],
    [
      "and not blocked, when the request rejects because of the abort",
      (signal) =>
        new Promise((_, reject) => {
          signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
        }),
    ],
    ["and gets no second attempt when the limit ends during the delay", after(7_800)],
  ])("has the name slow, %s", async (_, reply) => {
    expect(await outcomeOf([reply])).toEqual(["slow", 1]);
  });
});
