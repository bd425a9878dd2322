// @vitest-environment node
import type { RequestListener } from "node:http";
import { describe, expect, it } from "vitest";
import { checkShop } from "../../../tools/shop/check-shop";
import { bundles } from "@/content/bundles";
import { STOREFRONT_API_VERSION } from "@/vendors/shopify/transport/storefront-api";
import { answering, productOf, serveShop, shop } from "./served-shop";

const SITES = ["https://wipes.example"];
const DURING_SUPPORT = new Date("2026-11-22");

async function check(listener: RequestListener, today = DURING_SUPPORT, limitMs = 10_000) {
  return checkShop({ shop, origin: await serveShop(listener), sites: SITES, bundles, today, limitMs });
}

it("asks for the product and for a cart, each once, with the token and the version of the pages", async () => {
  const seen: { url: string | undefined; token: unknown; body: string }[] = [];
  await check((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      seen.push({ url: request.url, token: request.headers["x-shopify-storefront-access-token"], body });
      answering(productOf())(request, response);
    });
  });
  expect(seen).toHaveLength(2);
  expect(seen[0]?.url).toContain(`/api/${STOREFRONT_API_VERSION}/`);
  expect(seen[0]?.token).toBe(shop.storefrontToken);
  expect(JSON.parse(seen[0]?.body ?? "").variables).toEqual({
    id: `gid://shopify/Product/${shop.productId}`,
  });
  expect(seen[1]?.token).toBe(shop.storefrontToken);
  expect(JSON.parse(seen[1]?.body ?? "").variables).toEqual({
    input: {
      lines: [{ merchandiseId: `gid://shopify/ProductVariant/${bundles[0]?.variantId}`, quantity: 1 }],
    },
  });
});

describe("the version of the response", () => {
  it("is reported with its end, a year after its month", async () => {
    const { facts, problems } = await check(answering(productOf(), { version: "2026-04" }));
    expect(facts).toEqual([expect.stringMatching(/2026-04.*2027-04-01/)]);
    expect(problems).toEqual([]);
  });

  it.each([
    ["another than the pages request", "2099-01", DURING_SUPPORT, /request version .*2099-01/],
    ["past its end", STOREFRONT_API_VERSION, new Date("2099-04-01"), /ended on/],
    ["missing", null, DURING_SUPPORT, /names no version/],
    ["no version", "latest", DURING_SUPPORT, /names no version/],
  ])("is a problem when it is %s", async (_, version, today, sentence) => {
    const { problems } = await check(answering(productOf(), { version }), today);
    expect(problems).toEqual([expect.stringMatching(sentence)]);
  });
});

describe("a shop that cannot be compared", () => {
  it.each<[string, RequestListener, RegExp]>([
    ["status 401", answering("{}", { status: 401 }), /401.*VITE_SHOPIFY_STOREFRONT_TOKEN/],
    ["status 403", answering("{}", { status: 403 }), /403.*VITE_SHOPIFY_STOREFRONT_TOKEN/],
    ["status 404", answering("{}", { status: 404 }), /404.*VITE_SHOPIFY_DOMAIN/],
    ["status 503", answering("{}", { status: 503 }), /status 503.*later/],
    ["a web page", answering("<!doctype html><p>Sign in</p>"), /web page.*VITE_SHOPIFY_DOMAIN/],
    ["malformed JSON", answering('{"data":'), /not JSON/],
    ["another product's id", answering({ data: { product: null } }), /no product.*VITE_SHOPIFY_PRODUCT_ID/],
    ["errors", answering({ errors: [{ message: "Access denied" }] }), /refused.*Access denied/],
    ["no data", answering({}), /cannot be read/],
    ["variants without prices", answering(productOf({ price: null })), /cannot be read/],
    ["a connection that ends", (request) => request.socket.destroy(), /could not be reached/],
  ])("is one problem: %s", async (_, listener, sentence) => {
    const { problems } = await check(listener);
    expect(problems).toEqual([expect.stringMatching(sentence)]);
    expect(problems[0]).toContain(shop.domain);
    expect(problems[0]).not.toContain(shop.storefrontToken);
  });

  it("is one problem: no response within the limit", async () => {
    const { problems } = await check(() => undefined, DURING_SUPPORT, 200);
    expect(problems).toEqual([expect.stringMatching(/did not respond within 0\.2 seconds/)]);
  });
});

describe("the checkout", () => {
  it.each([`https://${shop.domain}/cart/c/1`, "https://shop.wipes.example/cart/c/1"])(
    "is no problem at %s",
    async (address) => {
      expect((await check(answering(productOf({}, address)))).problems).toEqual([]);
    },
  );

  it.each([
    "https://wipes.example/cart/c/1",
    "https://www.wipes.example/cart/c/1",
    "http://wipes.example:80/c",
  ])("is a problem on this site, and the sentence says what to change: %s", async (address) => {
    const { problems } = await check(answering(productOf({}, address)));
    expect(problems).toEqual([
      expect.stringMatching(/this site.+nobody can pay.+Settings, Domains.+shop\.wipes\.example.+primary/),
    ]);
  });

  it.each([null, 7, "/cart/c/1"])("is a problem where the shop makes no cart: %s", async (address) => {
    const { problems } = await check(answering(productOf({}, address)));
    expect(problems).toEqual([expect.stringMatching(/made no cart.+"No stock"/)]);
  });

  it("is a problem where the request for it is refused", async () => {
    let requests = 0;
    const { problems } = await check((request, response) => {
      requests += 1;
      answering(productOf(), { status: requests === 1 ? 200 : 403 })(request, response);
    });
    expect(problems).toEqual([expect.stringMatching(/403/)]);
  });
});
