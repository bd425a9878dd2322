// @vitest-environment node
// What the shop's answer about its product means.
import { expect, it } from "vitest";
import { readVariants } from "@/vendors/shopify/transport/read-product";

const variant = { id: "gid://shopify/ProductVariant/41?cart=1", title: "Small", availableForSale: true };
const answerOf = (...nodes: object[]) => ({
  data: { node: { variants: { edges: nodes.map((node) => ({ node })) } } },
});

it.each([
  [{ amount: "24.50" }, 24.5],
  [{ amount: 0 }, 0],
  [{ amount: "free" }, null],
  [undefined, null],
])("a variant has a price only where the shop names a number: %j", (price, expected) => {
  const live = { id: "41", title: "Small", available: true, price: expected };
  expect(readVariants(answerOf({ ...variant, price }))).toEqual([live]);
});

it.each([
  ["null: there is no such product", { data: { node: null } }, "missing"],
  ["null with errors: nothing is known", { data: { node: null }, errors: [] }, "down"],
  ["no data", { errors: [] }, "garbled"],
  ["no product", { data: { node: {} } }, "garbled"],
  ["a variant without a title", answerOf({ ...variant, title: null }), "garbled"],
])("%s", (_, answer, problem) => {
  expect(() => readVariants(answer)).toThrow(expect.objectContaining({ problem }));
});
