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

it("the first step of the build names the mistakes in variables, and nothing of the content", () => {
  const mistakes = {
    VITE_SHOPIFY_STOREFRONT_TOKEN: "",
    PAGES_AS_FOLDERS: "true",
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["tools/run.mjs", "content", "check"], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "", ...SHOP, ...mistakes },
  });
  expect(status).toBe(1);
  const lines = (stdout + stderr).split("\n").filter((line) => line.trim() !== "");
  expect(lines).toEqual(
    ["VITE_SHOPIFY_STOREFRONT_TOKEN is empty", "PAGES_AS_FOLDERS holds"].map((part) =>
      expect.stringContaining(`Configuration: ${part}`),
    ),
  );
});
