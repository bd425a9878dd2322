// @vitest-environment node
// With a configured shop and the demo's variants in the content, there are fifteen lines about content. They must not hide a mistake
// in a variable.
import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

const SHOP = {
  VITE_SHOPIFY_DOMAIN: "my-shop.myshopify.com",
  VITE_SHOPIFY_STOREFRONT_TOKEN: "0123456789abcdef0123456789abcdef",
  VITE_SHOPIFY_PRODUCT_ID: "8012345678901",
};

it.each<[string, Record<string, string>, string[]]>([
  [
    "malformed values",
    {
      VITE_SHOPIFY_DOMAIN: "my-shop",
      VITE_SHOPIFY_STOREFRONT_TOKEN: ["shpat", "0123456789abcdef0123456789abcdef"].join("_"),
      VITE_SHOPIFY_PRODUCT_ID: "charcoal-wipes",
    },
    [
      "VITE_SHOPIFY_DOMAIN holds",
      "VITE_SHOPIFY_STOREFRONT_TOKEN holds a SECRET Admin token",
      "VITE_SHOPIFY_PRODUCT_ID holds",
    ],
  ],
  [
    "a missing token, a near miss and a malformed switch",
    { VITE_SHOPIFY_STOREFRONT_TOKEN: "", VTIE_SITE_URL: "https://bros.shop", PAGES_AS_FOLDERS: "true" },
    ["VTIE_SITE_URL is set", "VITE_SHOPIFY_STOREFRONT_TOKEN is empty", "PAGES_AS_FOLDERS holds"],
  ],
])("the first step of the build names %s, and nothing of the content", (_, environment, parts) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["tools/run.mjs", "content", "check"], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "", ...SHOP, ...environment },
  });
  expect(status).toBe(1);
  const lines = (stdout + stderr).split("\n").filter((line) => line.trim() !== "");
  expect(lines).toEqual(parts.map((part) => expect.stringContaining(`Configuration: ${part}`)));
});
