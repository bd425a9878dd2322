import { createMemory } from "./cart-shelf";
import { createDemoStore } from "./demo-store";
import { PREPARED_ORIGIN, type PreparedAnswer } from "./prepared-fetch";
import type { DemoShop } from "./storefront-answers";

/** The text of the buy button's request for a product, as it leaves shop-fetch.ts. A test compares the two. */
const PRODUCT_QUERY =
  "fragment VariantFragment on ProductVariant  { id,title,price { amount,currencyCode },priceV2: price { amount,currencyCode },weight,available: availableForSale,sku,compareAtPrice { amount,currencyCode },compareAtPriceV2: compareAtPrice { amount,currencyCode },image { id,src: url,altText,width,height },selectedOptions { name,value },unitPrice { amount,currencyCode },unitPriceMeasurement { measuredType,quantityUnit,quantityValue,referenceUnit,referenceValue } }," +
  "fragment ProductFragment on Product  { id,availableForSale,createdAt,updatedAt,descriptionHtml,description,handle,productType,title,vendor,publishedAt,onlineStoreUrl,options { id,name,values: optionValues { name } },images (first: 250) { pageInfo { hasNextPage,hasPreviousPage },edges { cursor,node { id,src: url,altText,width,height } } },variants (first: 250) { pageInfo { hasNextPage,hasPreviousPage },edges { cursor,node { ...VariantFragment } } } }," +
  "query ($id:ID!)  { node (id: $id) { __typename,...ProductFragment } }";

/** Executes the buy button's first request in a store of the shop at `PREPARED_ORIGIN`. */
export async function prepareProductAnswer(shop: Omit<DemoShop, "origin">): Promise<PreparedAnswer> {
  const variables = { id: `gid://shopify/Product/${shop.productId}` };
  const request = JSON.stringify({ query: PRODUCT_QUERY, variables });
  const store = createDemoStore({ ...shop, origin: PREPARED_ORIGIN }, createMemory(null));
  const response = await store.fetch(PREPARED_ORIGIN, { method: "POST", body: request });
  return { request, answer: await response.text() };
}
