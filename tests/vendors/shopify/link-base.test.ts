import { expect, it } from "vitest";
import { shopPayLink } from "@/vendors/shopify/link-base";

it.each([
  ["https://shop.example/cart/41:2", "https://shop.example/cart/41:2?payment=shop_pay"],
  [
    "https://shop.example/cart/41:2?discount=BRO25",
    "https://shop.example/cart/41:2?discount=BRO25&payment=shop_pay",
  ],
])("the cart link %s opens Shop Pay as %s", (cartLink, link) => expect(shopPayLink(cartLink)).toBe(link));
