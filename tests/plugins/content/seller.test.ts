// What a build for a real shop needs that the demo store does without.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { validSite } from "./sample-content";

const site = validSite();
const BRAND = "src/content/brand.ts";
const { edit } = site;

/** Replaces what is a sample in the brand's file. */
function nameSeller(): void {
  edit(BRAND, "hello@mugworks.example", "hello@mugworks.com");
  edit(BRAND, "https://mugworks.example", "https://mugworks.com");
}

describe("the numbers of the demo store", () => {
  const demo = (): number => {
    nameSeller();
    return edit("src/content/bundles.ts", "50000000000001", "41000000000001");
  };

  it("stop a build for a real shop", async () => {
    const line = demo();
    expect(await site.problems({ shopDomain: "a-shop.myshopify.com" })).toMatchObject([
      { line, field: "bundles[0].variantId", expected: expect.stringContaining("a-shop.myshopify.com") },
    ]);
  });

  it.each([null, "shop.test"])("are valid without a real shop: %s", async (shopDomain) => {
    demo();
    expect(await site.problems({ shopDomain })).toEqual([]);
  });
});

describe("a seller", () => {
  const REAL = { shopDomain: "a-shop.myshopify.com" };
  beforeEach(nameSeller);

  it("who is named lets a shop's build go on, also without a phone number", async () => {
    expect(await site.problems(REAL)).toEqual([]);
  });

  it.each([
    ["legalName", 'legalName: "Towel LLC"', "legalName: null"],
    ["address", 'address: "1 Main Street, Columbus, OH 43215"', "address: null"],
    ["lawState", 'lawState: "Ohio"', "lawState: null"],
  ])("without %s stops a shop's build, and no other", async (key, from, to) => {
    const line = edit(BRAND, from, to);
    expect(await site.problems(REAL)).toMatchObject([
      {
        file: BRAND,
        line,
        field: `brand.seller.${key}`,
        found: "null",
        expected: expect.stringContaining("a-shop"),
      },
    ]);
    for (const shopDomain of [null, "shop.test"]) expect(await site.problems({ shopDomain })).toEqual([]);
  });

  it.each([
    ["seller.legalName", "Towel LLC", "Sample Towels LLC"],
    ["seller.address", "1 Main Street", "100 Sample Street"],
    ["seller.phone", "phone: null", 'phone: "+1 614 555 0100"'],
    ["email", "hello@mugworks.com", "hello@towels.example"],
    ["siteUrl", "https://mugworks.com", "https://towels.example"],
  ])("of whom %s is a sample stops a shop's build, and no other", async (key, from, to) => {
    site.write(BRAND, site.read(BRAND).replace(from, to));
    expect(await site.problems(REAL)).toMatchObject([
      { file: BRAND, field: `brand.${key}`, found: expect.stringContaining("a sample") },
    ]);
    for (const shopDomain of [null, "shop.test"]) expect(await site.problems({ shopDomain })).toEqual([]);
  });
});

it("that keeps the sample's accounts stops a shop's build, and no other", async () => {
  nameSeller();
  const line = edit(BRAND, "  socialPictureAlt", "  isSocialSample: true,\n  socialPictureAlt");
  expect(await site.problems({ shopDomain: "a-shop.myshopify.com" })).toMatchObject([
    { file: BRAND, line, field: "brand.isSocialSample", expected: expect.stringContaining("accounts") },
  ]);
  expect(await site.problems({ shopDomain: "shop.test" })).toEqual([]);
});

it("that keeps the sample's story stops a shop's build, and no other", async () => {
  nameSeller();
  const file = "src/content/about.ts";
  site.write(file, "export const about = { isSample: true };\n");
  const problems = await site.problems({ shopDomain: "a-shop.myshopify.com" });
  const ofOthers = await site.problems({ shopDomain: "shop.test" });
  rmSync(join(site.root, file));
  expect(problems).toMatchObject([
    { file, line: 1, field: "about.isSample", expected: expect.stringContaining("your own story") },
  ]);
  expect(ofOthers).toEqual([]);
});
