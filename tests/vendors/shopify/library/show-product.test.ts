// What the library's components compute and ask, without its drawing.
import ShopifyBuy from "@shopify/buy-button-js";
import { expect, it } from "vitest";
import { computeOnce } from "@/vendors/shopify/library/buy-button-options";
import { showProduct } from "@/vendors/shopify/library/show-product";
import type { LiveVariant } from "@/vendors/shopify/transport/read-product";
import { HeadlessLibrary } from "../../../model/headless-library";

it("keeps the answer to its last question about the stock when the answers arrive in another order", async () => {
  const small = (price: number): LiveVariant[] => [{ id: "41", title: "Small", available: true, price }];
  const answers: ((variants: LiveVariant[]) => void)[] = [];
  const ui = new HeadlessLibrary(() => undefined);
  const showing = showProduct(document.createElement("div"), "41", {
    client: ShopifyBuy.buildClient({ domain: "my-shop.example", storefrontAccessToken: "token" }),
    ui,
    config: {},
    productId: "77",
    readVariants: () => new Promise((resolve) => void answers.push(resolve)),
    pickedQuantity: () => 1,
  });
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.(small(10));
  const shown = await showing;
  const [earlier, later] = [shown.readStock(), shown.readStock()];
  answers[2]?.(small(30));
  expect(await later).toEqual(small(30));
  answers[1]?.(small(20));
  expect(await earlier).toEqual(small(30));
  expect(ui.components.product[0]?.model.variants).toMatchObject([{ priceV2: { amount: 30 } }]);
});

it("reads each value of a component once, however often the library reads it", () => {
  const read: string[] = [];
  const names = ["options", "classes", "selectors", "DOMEvents"];
  const getters = names.map((name) => [name, { get: () => read.push(name) }] as const);
  const component = Object.create(Object.defineProperties({}, Object.fromEntries(getters)));
  computeOnce(component);
  const values = names.map((name) => Reflect.get(component, name));
  expect(values).toEqual(names.map((name) => Reflect.get(component, name)));
  expect(read).toEqual(names);
});
