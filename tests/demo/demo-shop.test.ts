import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { goods } from "@/page/goods";
import { demoAffiliates } from "@/demo/demo-affiliates";
import { demoShop } from "@/demo/demo-shop";

it("the demo store has a picture of each bundle, which the site has in that size", () => {
  for (const { title, picture } of demoShop(goods).variants)
    expect(existsSync(`public${picture}`), title).toBe(true);
});

it("the demo store's picture of a bundle is its smallest size", () => {
  const picture = { name: "product/box", widths: [400, 200], height: 301, alt: "A box." };
  const bundles = goods.bundles.map((bundle) => ({ ...bundle, picture }));
  const pictures = demoShop({ ...goods, bundles }).variants.map((variant) => variant.picture);
  expect(new Set(pictures)).toEqual(new Set(["/pictures/product/box-200.webp"]));
});

it("the demo's affiliate service knows BRO25 with 25% and MATTE15 with 15%", async () => {
  const response = await demoAffiliates();
  expect(await response.json()).toEqual({
    payload: [
      { code: { code: "BRO25" }, current_segment: { discount_payout_value: 25 } },
      { code: { code: "MATTE15" }, current_segment: { discount_payout_value: 15 } },
    ],
  });
});
