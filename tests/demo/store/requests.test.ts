// What the demo store makes of a request's body and signal, and how it loads what answers it.
import { describe, expect, it } from "vitest";
import { createDemoStore } from "@/demo/store/demo-store";
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
});

it("what executes the requests is reported with the request for which it does not load, and not when it is loaded ahead", async () => {
  const loadExecutor = () => Promise.reject(new TypeError("offline"));
  const store = createDemoStore(shop, createTextStorage(), { loadExecutor });
  await expect(store.loadAhead()).resolves.toBeUndefined();
  const body = JSON.stringify({ query: "{ shop { id } }" });
  await expect(store.fetch(ENDPOINT, { method: "POST", body })).rejects.toThrow("offline");
});
