import { cpSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { productData } from "@/page/structured-data";
import { brand } from "@/content/brand";
import { bundles } from "@/content/bundles";
import { bundlePath } from "@/lib/purchase/bundle-path";
import { productFeed, writeFeedPictures } from "../../../plugins/pages/product-feed.ts";
import { newFolder } from "../../write-files";

const SITE = "https://shop.example";
const facts = {
  brand,
  description: "Wipes\twith a tab.",
  bundles,
  shipping: {
    costUsd: 4.5,
    country: "CA",
    policy: { processingDays: [3, 4], transitDays: [5, 9] },
    arrival: { cutOffHour: 9 },
  },
  returns: { days: 14, costUsd: 0 },
} as const;

function rowsOf(data: object, reader?: "meta"): Record<string, string | undefined>[] {
  const [names = [], ...rows] = productFeed(data, reader)
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));
  expect(rows.every(({ length }) => length === names.length)).toBe(true);
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])));
}

it("the product feed has a row for each bundle, with the values of the structured data", () => {
  expect(rowsOf(productData(facts, SITE))).toMatchObject(
    bundles.map(({ id, name, variantId, price }) => ({
      // The id that events have.
      id: variantId,
      title: expect.stringContaining(name),
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

it("says that nothing is in stock where the structured data do", () => {
  const data = JSON.stringify(productData(facts, SITE)).replaceAll("InStock", "OutOfStock");
  expect(new Set(rowsOf(JSON.parse(data)).map(({ availability }) => availability))).toEqual(
    new Set(["out_of_stock"]),
  );
});

it("Meta's feed says of the stock what Meta documents, has JPEG pictures, and else the same", () => {
  const data = productData(facts, SITE);
  const inStock = rowsOf(data).map((row) => ({
    ...row,
    availability: "in stock",
    image_link: row["image_link"]?.replace("-1280.webp", "-1280.jpg"),
    additional_image_link: row["additional_image_link"]?.replace("-1200.webp", "-1200.jpg"),
  }));
  expect(rowsOf(data, "meta")).toEqual(inStock);
  const soldOut = rowsOf(JSON.parse(JSON.stringify(data).replaceAll("InStock", "OutOfStock")), "meta");
  expect(new Set(soldOut.map(({ availability }) => availability))).toEqual(new Set(["out of stock"]));
});

it("has pictures of the product of at least 1,000 by 1,000 pixels, none of them the social card", async () => {
  const named = rowsOf(productData(facts, SITE)).flatMap((row) => [
    row["image_link"],
    row["additional_image_link"],
  ]);
  const addresses = [...new Set(named)].map((address) => new URL(address ?? ""));
  expect(addresses).toHaveLength(bundles.length + 1);
  for (const { pathname } of addresses) {
    expect(pathname).toMatch(/^\/pictures\/product\//);
    const { width, height } = await sharp(`public${pathname}`).metadata();
    expect(Math.min(width, height), pathname).toBeGreaterThanOrEqual(1_000);
  }
});

it("each picture of Meta's feed is a JPEG of the same size beside the WebP file", async () => {
  const dist = newFolder();
  const data = productData(facts, SITE);
  cpSync("public/pictures/product", join(dist, "pictures/product"), { recursive: true });
  await writeFeedPictures(dist, data);
  const named = rowsOf(data, "meta").flatMap((row) => [row["image_link"], row["additional_image_link"]]);
  for (const address of new Set(named)) {
    const { pathname } = new URL(address ?? "");
    const original = await sharp(join(dist, pathname.replace(".jpg", ".webp"))).metadata();
    const { format, width, height } = await sharp(join(dist, pathname)).metadata();
    expect([format, width, height]).toEqual(["jpeg", original.width, original.height]);
  }
});

it("a picture of Meta's feed is white where the bundle's picture is transparent", async () => {
  const dist = newFolder();
  const pack = "https://shop.example/pack.webp";
  const clear = { width: 8, height: 8, channels: 4, background: "transparent" } as const;
  await sharp({ create: clear }).webp().toFile(join(dist, "pack.webp"));
  await writeFeedPictures(dist, { image: pack, hasVariant: [] });
  const { channels } = await sharp(join(dist, "pack.jpg")).stats();
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});
