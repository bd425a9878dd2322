// What the demo store makes of a request's body, method and signal, and how it loads what answers it.
import { describe, expect, it } from "vitest";
import { createDemoStore } from "@/demo/store/demo-store";
import type * as Executor from "@/demo/store/execute";
import { createTextStorage, ENDPOINT, shop, visit } from "./shopper";

async function post(body: BodyInit | null) {
  const { store } = visit();
  const response = await store.fetch(ENDPOINT, { method: "POST", body });
  return { status: response.status, content: await response.json() };
}

describe("a malformed request", () => {
  it.each([
    ["no body", null],
    ["no JSON", "{"],
    ["JSON that is no object", "[]"],
    ["no query", "{}"],
    ["variables that are no object", JSON.stringify({ query: "{ shop { name } }", variables: [] })],
  ])("is refused as by Shopify: %s", async (_, body) => {
    expect(await post(body)).toEqual({
      status: 400,
      content: { errors: [{ message: expect.stringContaining("query") }] },
    });
  });

  it.each([
    ["a syntax error", "query {"],
    ["a field that the schema does not have", "{ shop { secrets } }"],
    [
      "an operation that the demo store does not implement",
      "mutation { cartGiftCardCodesUpdate { cart { id } } }",
    ],
    ["a missing variable", "query ($id: ID!) { cart(id: $id) { id } }"],
  ])("gets an error in the response: %s", async (_, query) => {
    const { status, content } = await post(JSON.stringify({ query }));
    expect(status).toBe(200);
    expect(content).toEqual({ errors: [expect.objectContaining({ message: expect.any(String) })] });
  });

  it.each<RequestInit>([{ method: "GET" }, {}])("is any request other than POST: %j", async (init) => {
    const response = await visit().store.fetch(ENDPOINT, init);
    expect(response.status).toBe(405);
    expect(await response.json()).toEqual({ errors: [{ message: expect.stringContaining("POST") }] });
  });

  it("rejects as fetch does where its body was read before", async () => {
    const request = new Request(ENDPOINT, { method: "POST", body: "{}" });
    await request.text();
    await expect(visit().store.fetch(request)).rejects.toThrow(TypeError);
  });
});

describe("a well-formed request", () => {
  it("may be a Request, bytes, or a document from which it names one operation", async () => {
    const { store } = visit();
    const body = JSON.stringify({
      query: "query A { shop { name } } query B { shop { id } }",
      operationName: "B",
    });
    const answer = { data: { shop: { id: "gid://shopify/Shop/1" } } };
    const asRequest = await store.fetch(new Request(ENDPOINT, { method: "POST", body }));
    expect(await asRequest.json()).toEqual(answer);
    const asBytes = await store.fetch(new URL(ENDPOINT), {
      method: "post",
      body: new TextEncoder().encode(body),
    });
    expect(await asBytes.json()).toEqual(answer);
  });

  it.each([
    ["a name of its operation that is no text", { operationName: 7 }],
    ["variables of null", { variables: null }],
  ])("is answered with %s", async (_, fields) => {
    const query = "{ shop { id } }";
    expect(await post(JSON.stringify({ query, ...fields }))).toEqual({
      status: 200,
      content: { data: { shop: { id: "gid://shopify/Shop/1" } } },
    });
  });

  it("can be aborted", async () => {
    const { store } = visit();
    const signal = AbortSignal.abort();
    await expect(store.fetch(ENDPOINT, { method: "POST", body: "{}", signal })).rejects.toHaveProperty(
      "name",
      "AbortError",
    );
  });
});

describe("what executes the requests", () => {
  function storeThatLoads(load: () => Promise<typeof Executor>) {
    let loads = 0;
    const loadExecutor = () => {
      loads += 1;
      return load();
    };
    const store = createDemoStore(shop, createTextStorage(), { loadExecutor });
    return { store, loads: () => loads };
  }

  it("is reported with the request for which it does not load, and not when it is loaded ahead", async () => {
    const { store } = storeThatLoads(() => Promise.reject(new TypeError("offline")));
    await expect(store.loadAhead()).resolves.toBeUndefined();
    const body = JSON.stringify({ query: "{ shop { id } }" });
    await expect(store.fetch(ENDPOINT, { method: "POST", body })).rejects.toThrow("offline");
  });
});
