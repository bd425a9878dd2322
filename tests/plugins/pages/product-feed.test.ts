import { expect, it } from "vitest";
import { productData } from "@/app/structured-data";
import { brand } from "@/content/brand";
import { bundles } from "@/content/bundles";
import { bundlePath } from "@/lib/purchase/bundle-path";
import { productFeed } from "../../../plugins/pages/product-feed.ts";

const SITE = "https://shop.example";
const facts = {
  brand,
  description: "Wipes\twith a tab.",
  bundles,
  shipping: {
    costUsd: 4.5,
    country: "CA",
    landing: { handlingDays: [3, 4], transitDays: [5, 9] },
    arrival: { cutOffHour: 9 },
  },
  returns: { days: 14, costUsd: 0 },
} as const;

it("the product feed has a row for each bundle, with the values of the structured data", () => {
  const [names = [], ...rows] = productFeed(productData(facts, SITE))
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));
  const read = rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])));
  expect(rows.every(({ length }) => length === names.length)).toBe(true);
  expect(read).toMatchObject(
    bundles.map(({ id, price }) => ({
      id: `${brand.sku}-${id}`,
      item_group_id: brand.sku,
      description: expect.stringContaining("Wipes with a tab."),
      link: `${SITE}${bundlePath(id)}`,
      image_link: expect.stringMatching(/^https:\/\/shop\.example\/pictures\/product\/.+-1280\.webp$/),
      availability: "in_stock",
      price: `${price.toFixed(2)} USD`,
      "shipping(country:price:min_handling_time:max_handling_time:min_transit_time:max_transit_time)":
        "CA:4.50 USD:3:4:5:9",
      return_policy_label: "returns_14_days",
      condition: "new",
      identifier_exists: "no",
    })),
  );
});
