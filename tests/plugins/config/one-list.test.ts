// @vitest-environment node
// A configured build with mistakes of several kinds ends in one round. The content has the demo's variants, seller and claims.
import { expect, it } from "vitest";
import { copyProject, editIn } from "../../copy-project";
import { runNode } from "../../run-node";

const MISTAKES = {
  NODE_ENV: "",
  VITE_SHOPIFY_DOMAIN: "my-shop.myshopify.com",
  VITE_SHOPIFY_STOREFRONT_TOKEN: "",
  VITE_SHOPIFY_PRODUCT_ID: "8012345678901",
  PAGES_AS_FOLDERS: "true",
};
const LIST = [
  /^Configuration: VITE_SHOPIFY_STOREFRONT_TOKEN is empty/m,
  /^Configuration: PAGES_AS_FOLDERS holds/m,
  /^src\/content\/brand\.ts:\d+ {2}brand\.seller\.legalName$/m,
  /^src\/content\/bundles\.ts:\d+ {2}\S+variantId\n.+\n.+ at my-shop\.myshopify\.com/m,
  /^src\/content\/terms\.ts:\d+ {2}/m,
  /^ {2}src\/content\/home-end\.ts:\d+ {2}\d+ quotes/m,
  /^The form on \/bros is a demo/m,
];

it("names the mistakes in variables, then in content, then what has no source, in each command", async () => {
  const site = copyProject();
  const edit = editIn(site);
  edit("terms.ts", /heading: "/, "$&New ");
  const build = ["node_modules/vite/bin/vite.js", "build"];
  const places = async (words: readonly string[]): Promise<number[]> => {
    const { code, output } = await runNode(site, words, MISTAKES);
    expect(code).toBe(1);
    return LIST.map((line) => output.search(line));
  };
  for (const found of await Promise.all([places(build), places(["tools/run.mjs", "content", "check"])])) {
    expect(found).not.toContain(-1);
    expect(found).toEqual(found.toSorted((one, other) => one - other));
  }
  // The configuration itself reads the brand's file.
  edit("brand.ts", /,\n/, "\n");
  expect((await places(build)).slice(0, 2)).not.toContain(-1);
}, 120_000);
