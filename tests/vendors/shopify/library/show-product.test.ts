// What the library's components compute and ask, without its drawing.
import type { BuyProduct, BuyProductComponent } from "@shopify/buy-button-js";
import { expect, it } from "vitest";
import { computeOnce } from "@/vendors/shopify/library/buy-button-options";
import { liveVariantOf, showProduct } from "@/vendors/shopify/library/show-product";

const variant = { id: "gid://shopify/ProductVariant/41?cart=1", title: "Small", available: true };

function productFor(amount: string): BuyProduct {
  const selectedOptions = [{ name: "Bundle", value: "Small" }];
  const variants = [{ ...variant, selectedOptions, priceV2: { amount } }];
  return { title: "Wipes", options: [{ name: "Bundle" }], variants };
}

it("keeps the answer to its last question about the stock when the answers arrive in another order", async () => {
  const answers: ((product: BuyProduct) => void)[] = [];
  const component: BuyProductComponent = {
    model: productFor("10.0"),
    fetchData: () => new Promise((resolve) => void answers.push(resolve)),
    selectedVariant: null,
    selectedQuantity: 1,
    updateVariant: () => undefined,
    updateQuantity: () => undefined,
  };
  const ignore = (): void => undefined;
  const shown = await showProduct(document.createElement("div"), "41", {
    ui: {
      components: { product: [], cart: [] },
      createCart: () => Promise.reject(new Error("There is no cart here.")),
      createComponent: () => Promise.resolve(component),
      openCart: ignore,
      closeCart: ignore,
      setActiveEl: ignore,
    },
    config: {},
    productId: "77",
    quantity: () => 1,
    reports: [],
    onShown: ignore,
    onRemoved: ignore,
  });
  const [earlier, later] = [shown.readStock(), shown.readStock()];
  answers[1]?.(productFor("30.0"));
  expect(await later).toMatchObject([{ price: 30 }]);
  answers[0]?.(productFor("20.0"));
  expect(await earlier).toMatchObject([{ price: 30 }]);
  expect(component.model).toEqual(productFor("30.0"));
});

it.each([
  [{ amount: "24.50" }, 24.5],
  [{ amount: 0 }, 0],
  [{ amount: "free" }, null],
  [undefined, null],
])("a variant has a price only where the shop names a number: %j", (priceV2, price) => {
  const live = liveVariantOf({ ...variant, selectedOptions: [], ...(priceV2 && { priceV2 }) });
  expect(live).toEqual({ id: "41", title: "Small", available: true, price });
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
