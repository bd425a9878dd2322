import type { BuyProduct, BuyProductComponent, BuyUi } from "@shopify/buy-button-js";
import { expect, it } from "vitest";
import { showProduct } from "@/vendors/shopify/library/show-product";

function productFor(amount: string): BuyProduct {
  const selectedOptions = [{ name: "Bundle", value: "Small" }];
  const variant = { id: "gid://shopify/ProductVariant/41", title: "Small", available: true, selectedOptions };
  return { title: "Wipes", options: [{ name: "Bundle" }], variants: [{ ...variant, priceV2: { amount } }] };
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
  const ui: BuyUi = {
    components: { product: [], cart: [] },
    createCart: () => Promise.reject(new Error("There is no cart here.")),
    createComponent: () => Promise.resolve(component),
    openCart: () => undefined,
    closeCart: () => undefined,
    setActiveEl: () => undefined,
  };
  const ignore = (): void => undefined;
  const node = document.createElement("div");
  const shown = await showProduct(node, "41", {
    ui,
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
