import { beforeEach, describe, expect, it, vi } from "vitest";
import { ShopError, type ShopProblem } from "@/vendors/shopify/transport/shop-error";
import { createShopFetch } from "@/vendors/shopify/library/library-fetch";

const ENDPOINT = "https://my-shop.myshopify.com/api/2025-01/graphql";
const GOOD = '{"data":{"cart":{"id":"gid://shopify/Cart/1"}}}';

type Reply = () => Promise<Response>;

const answer = (status: number, text = GOOD, type = "application/json"): Reply => {
  return async () => new Response(text, { status, headers: { "Content-Type": type } });
};
const broken: Reply = async () => {
  throw new TypeError("Failed to fetch");
};
const silent: Reply = () => new Promise(() => undefined);
const throttled = answer(
  200,
  '{"data":null,"errors":[{"message":"Throttled","extensions":{"code":"THROTTLED"}}]}',
);

/** A shop that gives these replies in order, and fails the test on a further request. */
function shopWith(replies: Reply[], { online = true, body = "{}" } = {}) {
  const sent: RequestInit[] = [];
  const send: typeof fetch = (_input, init = {}) => {
    const reply = replies[sent.length];
    sent.push(init);
    if (!reply) throw new Error("The shop got more requests than expected.");
    return reply();
  };
  const shopFetch = createShopFetch({ send, isOnline: () => online, objected: () => false });
  return { sent, post: () => shopFetch(ENDPOINT, { method: "POST", body }) };
}

/** Advances the clock until the request settles, and returns its outcome. */
async function outcomeOf(request: Promise<Response>): Promise<ShopProblem | "answered" | "unnamed"> {
  const outcome = request.then(
    () => "answered" as const,
    (error: unknown) => (error instanceof ShopError ? error.problem : ("unnamed" as const)),
  );
  await vi.runAllTimersAsync();
  return outcome;
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe("a response that the library can read", () => {
  it.each([
    ["200", answer(200)],
    ["201", answer(201)],
    ["200 as plain text", answer(200, GOOD, "text/plain")],
    ["data without a cart", answer(200, '{"data":{"shop":{"name":"x"}}}')],
    ["a cart that is gone", answer(200, '{"data":{"cart":null}}')],
    ["errors without data", answer(200, '{"errors":[{"message":"Field is missing"}]}')],
    ["errors with null as data", answer(200, '{"data":null,"errors":[{"message":"no"}]}')],
  ])("is returned as JSON at once: %s", async (_, reply) => {
    const { post, sent } = shopWith([reply]);
    const response = await post();
    expect(response.ok).toBe(true);
    expect(response.headers.get("Content-Type")).toBe("application/json");
    expect(await response.json()).toEqual(JSON.parse(await (await reply()).text()));
    expect(sent).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is requested with the library's own method and body", async () => {
    const { post, sent } = shopWith([answer(200)]);
    await post();
    expect(sent[0]).toMatchObject({ method: "POST", body: "{}" });
    expect(sent[0]?.signal?.aborted).toBe(false);
  });
});

const interrupted: Reply = async () =>
  new Response(
    new ReadableStream({ start: (controller) => controller.error(new TypeError("network error")) }),
  );

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
  ["a price in euros", answer(200, '{"data":{"price":{"amount":"20.0","currencyCode":"EUR"}}}'), "currency"],
  ["a network error", broken, "blocked"],
  ["a response that is interrupted", interrupted, "blocked"],
])("a permanent failure has a problem and is not retried: %s", async (_, reply, problem) => {
  const { post, sent } = shopWith([reply]);
  expect(await outcomeOf(post())).toBe(problem);
  expect(sent).toHaveLength(1);
});

it("a network error of a device that is offline has that problem", async () => {
  expect(await outcomeOf(shopWith([broken], { online: false }).post())).toBe("offline");
});

describe("a temporary failure", () => {
  it.each<[string, Reply, ShopProblem]>([
    ["429", answer(429), "busy"],
    ["500", answer(500), "down"],
    ["502 with HTML", answer(502, "<h1>Bad gateway</h1>", "text/html"), "down"],
    ["503", answer(503), "down"],
    ["THROTTLED in a 200", throttled, "busy"],
  ])("is retried once, and has a problem after that: %s", async (_, reply, problem) => {
    const { post, sent } = shopWith([reply, answer(200)]);
    expect(await outcomeOf(post())).toBe("answered");
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ method: "POST", body: "{}" });
    expect(await outcomeOf(shopWith([reply, reply]).post())).toBe(problem);
  });

  it("has the problem of the second attempt", async () => {
    expect(await outcomeOf(shopWith([answer(500), answer(401)]).post())).toBe("refused");
    expect(await outcomeOf(shopWith([answer(429), broken]).post())).toBe("blocked");
  });

  it("is retried after a delay of more than 500 ms", async () => {
    const { post, sent } = shopWith([answer(503), answer(200)]);
    const request = post();
    await vi.advanceTimersByTimeAsync(500);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(sent).toHaveLength(2);
    expect((await request).ok).toBe(true);
  });

  const body = JSON.stringify({ query: "mutation { cartLinesAdd { cart { id } } }" });

  it.each([500, 502, 503])(
    "that is %d may have added lines, so these are not added again",
    async (status) => {
      expect(await outcomeOf(shopWith([answer(status)], { body }).post())).toBe("down");
    },
  );

  it("that was not run is retried, also where it adds lines", async () => {
    for (const reply of [answer(429), throttled])
      expect(await outcomeOf(shopWith([reply, answer(200)], { body }).post())).toBe("answered");
  });
});

describe("a shop that does not respond", () => {
  /** Records the outcome of the request. */
  function watch(request: Promise<Response>): { outcome: string } {
    const seen = { outcome: "waiting" };
    request.then(
      () => (seen.outcome = "answered"),
      (error: unknown) => (seen.outcome = error instanceof ShopError ? error.problem : "unnamed"),
    );
    return seen;
  }

  it("has the problem slow after 8 seconds, and its request is aborted", async () => {
    const { post, sent } = shopWith([silent]);
    const seen = watch(post());
    await vi.advanceTimersByTimeAsync(7_999);
    expect(seen.outcome).toBe("waiting");
    expect(sent[0]?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.outcome).toBe("slow");
    expect(sent[0]?.signal?.aborted).toBe(true);
    expect(sent).toHaveLength(1);
  });

  it("has the problem slow, too, when its response never ends", async () => {
    expect(await outcomeOf(shopWith([async () => new Response(new ReadableStream())]).post())).toBe("slow");
  });

  it("has the problem slow, not blocked, when the request rejects because of the abort", async () => {
    const send: typeof fetch = (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
      });
    const shopFetch = createShopFetch({ send, isOnline: () => true, objected: () => false });
    expect(await outcomeOf(shopFetch(ENDPOINT))).toBe("slow");
  });

  it("does not get another 8 seconds for the second attempt", async () => {
    const late: Reply = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      return answer(503)();
    };
    const { post, sent } = shopWith([late, silent]);
    const seen = watch(post());
    await vi.advanceTimersByTimeAsync(7_999);
    expect(sent).toHaveLength(2);
    expect(seen.outcome).toBe("waiting");
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.outcome).toBe("slow");
    expect(sent[1]?.signal?.aborted).toBe(true);
  });

  it("gets no second attempt when the time limit ends during the delay", async () => {
    const late: Reply = async () => {
      await new Promise((resolve) => setTimeout(resolve, 7_800));
      return answer(503)();
    };
    const { post, sent } = shopWith([late]);
    expect(await outcomeOf(post())).toBe("slow");
    expect(sent).toHaveLength(1);
  });
});
