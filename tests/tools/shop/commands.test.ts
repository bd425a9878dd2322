// @vitest-environment node
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";
import { bundles } from "@/content/bundles";
import { STOREFRONT_API_VERSION } from "@/vendors/shopify/transport/storefront-api";
import { exported, folder, notesWith } from "./exported-orders";
import { answering, productOf, serveShop, shop } from "./served-shop";
import { runNode } from "../../run-node";

const NOT_CONFIGURED = {
  VITE_SHOPIFY_DOMAIN: "",
  VITE_SHOPIFY_STOREFRONT_TOKEN: "",
  VITE_SHOPIFY_PRODUCT_ID: "",
};

/** `built`: the folder of the built site, whose feed is compared, too. */
const runCommand = (environment: Record<string, string>, built = "none") =>
  runNode(".", ["tools/run.mjs", "shop", "check", built], {
    NODE_NO_WARNINGS: "1",
    ...NOT_CONFIGURED,
    ...environment,
  });

const configured = (origin: string) => ({
  VITE_SHOPIFY_DOMAIN: shop.domain,
  VITE_SHOPIFY_STOREFRONT_TOKEN: shop.storefrontToken,
  VITE_SHOPIFY_PRODUCT_ID: shop.productId,
  CHECK_SHOP_ORIGIN: origin,
});

it("npm run shop check prints the version and exits with 0 when the shop and the content agree", async () => {
  const { code, stdout, stderr } = await runCommand(configured(await serveShop(answering(productOf()))));
  expect(stderr).toBe("");
  expect(stdout).toContain(STOREFRONT_API_VERSION);
  expect(code).toBe(0);
});

it("npm run shop check prints one line for each difference and exits with 1", async () => {
  const soldOut = answering(productOf({ availableForSale: false }));
  const { code, stderr } = await runCommand(configured(await serveShop(soldOut)));
  expect(stderr.trim().split("\n")).toHaveLength(bundles.length);
  expect(code).toBe(1);
});

it("npm run shop check names a product feed that differs from the shop", async () => {
  const built = mkdtempSync(join(tmpdir(), "dist-"));
  mkdirSync(join(built, "feeds"));
  writeFileSync(join(built, "feeds/products.tsv"), "link\tavailability\tprice\n");
  const shopOrigin = await serveShop(answering(productOf()));
  const { code, stderr } = await runCommand(configured(shopOrigin), built);
  for (const { name } of bundles) expect(stderr).toContain(`${name}: the product feed `);
  expect(code).toBe(1);
});

it("npm run shop check names the variables and exits with 1 when no shop is configured", async () => {
  const { code, stderr } = await runCommand({});
  for (const name of Object.keys(NOT_CONFIGURED)) expect(stderr).toContain(name);
  expect(code).toBe(1);
});

it("npm run shop commissions names affiliates by their files, and passes by what a Mac leaves beside them", async () => {
  const file = join(folder, "src/content/bros/BRO25.ts");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'export const bro = { code: "BRO25", name: "Dre" };');
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(file.replace("BRO25", "._BRO25"), "Mac OS X");
  writeFileSync(join(dirname(file), ".DS_Store"), "Bud1");
  writeFileSync(join(folder, "orders.csv"), exported({ name: "#1", notes: notesWith("bro25") }));
  const command = [resolve("tools/run.mjs"), "shop", "commissions", "orders.csv"];
  const { code, stdout } = await runNode(folder, command);
  expect([code, stdout]).toEqual([0, expect.stringMatching(/\| bro25 +\| Dre +\|/)]);
});
