import { productGid } from "@/vendors/shopify/ids";
import { READ_PRODUCT } from "@/vendors/shopify/transport/operations";
import { createMemory } from "./cart-shelf";
import { createDemoStore } from "./demo-store";
import type { PreparedAnswer } from "./prepared-fetch";
import type { DemoShop } from "./storefront-answers";

/** Executes the buy button's first request in a store of the shop. */
export async function prepareProductAnswer(shop: Omit<DemoShop, "origin">): Promise<PreparedAnswer> {
  const variables = { id: productGid(shop.productId) };
  const request = JSON.stringify({ query: READ_PRODUCT, variables });
  // The answer holds no address.
  const store = createDemoStore({ ...shop, origin: "https://demo.invalid" }, createMemory(null));
  const response = await store.fetch("", { method: "POST", body: request });
  return { request, answer: await response.text() };
}
