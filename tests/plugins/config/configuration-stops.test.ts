// @vitest-environment node
// What malformed-configuration.test.ts tests as a function, by the build's own process.
import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

it.each([
  ["a variable", { VITE_SITE_URL: "bros.shop" }, "VITE_SITE_URL holds"],
  ["a name", { VITE_SHOPFIY_DOMAIN: "my-shop.myshopify.com" }, 'Did you mean "VITE_SHOPIFY_DOMAIN"?'],
  ["a name without its beginning", { SHOPIFY_DOMAIN: "my-shop.myshopify.com" }, '"VITE_SHOPIFY_DOMAIN"?'],
  ["a misspelled switch", { PAGES_AS_FOLDER: "1" }, 'Did you mean "PAGES_AS_FOLDERS"?'],
  ["a switch", { PAGES_AS_FOLDERS: "true" }, 'PAGES_AS_FOLDERS holds "true"; it should be 1 or empty.'],
])("the build itself ends with one line and a failure because of %s", (_, environment, part) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["node_modules/vite/bin/vite.js", "build", "--outDir", "node_modules/.cache/mugworks/never-built"],
    { encoding: "utf8", env: { ...process.env, NODE_ENV: "", ...environment } },
  );
  expect(status).toBe(1);
  const lines = (stdout + stderr).split("\n").filter((line) => line.trim() !== "");
  expect(lines).toEqual([expect.stringContaining(`Configuration: `)]);
  expect(lines[0]).toContain(part);
});
