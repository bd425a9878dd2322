import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { goods } from "@/page/goods";
import { demoShop } from "@/demo/demo-shop";

it("the demo store has a picture of each bundle, which the site has in that size", () => {
  for (const { title, image } of demoShop(goods).variants)
    expect(existsSync(`public${image.url}`), title).toBe(true);
});

it("the demo store's picture of a bundle is its smallest size, in its proportions", () => {
  const picture = { name: "product/box", widths: [400, 200], width: 400, height: 301, alt: "A box." };
  const bundles = goods.bundles.map((bundle) => ({ ...bundle, picture }));
  for (const { image } of demoShop({ ...goods, bundles }).variants)
    expect(image).toEqual({
      url: "/pictures/product/box-200.webp",
      altText: "A box.",
      width: 200,
      height: 151,
    });
});
