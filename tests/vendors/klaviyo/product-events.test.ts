import { afterEach, expect, it, vi } from "vitest";
import { productEvents } from "@/vendors/klaviyo/product-events";

const SCRIPT = "https://static.klaviyo.com/onsite/js/AbC123/klaviyo.js";
const CONFIG = {
  klaviyo: { scriptUrl: SCRIPT, formId: "XyZ789" },
  shop: { domain: "bros.myshopify.com", storefrontToken: "", productId: "" },
  siteUrl: "https://bros.example",
};
const load = vi.fn(async () => undefined);
const queue = (): unknown => Reflect.get(window, "_klOnsite");
afterEach(() => {
  load.mockClear();
  Reflect.deleteProperty(window, "_klOnsite");
});

const bundle = { bundle: "small", name: "Small", variantId: "41" };
const cart = [
  { variantId: "41", quantity: 3 },
  { variantId: "42", quantity: 1 },
];

it("queues a viewed product with its value, and loads nothing for it", () => {
  productEvents(CONFIG, () => "BRO25", load)({ event: "offer_viewed", ...bundle, value: 15 });
  expect(queue()).toEqual([
    [
      "track",
      "Viewed Product",
      {
        ProductName: "Small",
        ProductID: "41",
        URL: "https://bros.example/?bundle=small",
        Price: 15,
        $value: 15,
        $value_currency: "USD",
      },
    ],
  ]);
  expect(load).not.toHaveBeenCalled();
});

it("sends what was added with its value, and a link to the whole cart with code and discount", () => {
  const report = productEvents(CONFIG, () => "BRO25", load);
  report({ event: "add_to_cart", ...bundle, quantity: 3, value: 60, cart });
  expect(queue()).toEqual([
    [
      "track",
      "Added to Cart",
      {
        AddedItemProductName: "Small",
        AddedItemProductID: "41",
        AddedItemQuantity: 3,
        AddedItemURL: "https://bros.example/?bundle=small",
        CheckoutURL: expect.stringMatching(
          /^https:\/\/bros\.myshopify\.com\/cart\/41:3,42:1\?discount=BRO25/,
        ),
        AddedItemPrice: 20,
        $value: 60,
        $value_currency: "USD",
      },
    ],
  ]);
  expect(load).toHaveBeenCalledWith(SCRIPT);
});

it("sends no value where the page shows no price, no code where there is none, and no other event", () => {
  const report = productEvents(CONFIG, () => null, load);
  report({ event: "page_view", page: "/" });
  report({
    event: "add_to_cart",
    bundle: null,
    name: undefined,
    variantId: "9",
    quantity: 1,
    value: null,
    cart,
  });
  expect(queue()).toEqual([
    [
      "track",
      "Added to Cart",
      {
        AddedItemProductID: "9",
        AddedItemQuantity: 1,
        AddedItemURL: "https://bros.example/",
        CheckoutURL: "https://bros.myshopify.com/cart/41:3,42:1",
      },
    ],
  ]);
});
