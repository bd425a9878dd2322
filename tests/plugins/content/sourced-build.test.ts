// @vitest-environment node
// A shop's build ends where people's words or claims have no source. `VITE_SAMPLE_CONTENT=keep` and filled content let it pass.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { copyProject, editIn } from "../../copy-project";
import { runNode } from "../../run-node";

const SHOP = {
  VITE_SITE_URL: "https://bros.test",
  VITE_SHOPIFY_DOMAIN: "bros-shop.test",
  VITE_SHOPIFY_STOREFRONT_TOKEN: "0123456789abcdef0123456789abcdef",
  VITE_SHOPIFY_PRODUCT_ID: "40000000000001",
  VITE_AFFILIATE_SIGNUP_URL: "https://affiliates.test/apply",
};
const site = copyProject();

const build = (environment: Record<string, string> = {}) =>
  runNode(site, ["node_modules/vite/bin/vite.js", "build"], { NODE_ENV: "", ...SHOP, ...environment });
const dist = join(site, "dist");
const built = (ending: RegExp): string[] =>
  readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) => ending.test(file));
const pages = (): string[] => built(/\.html$/);
const page = (file: string): string => readFileSync(join(dist, file), "utf8");
const isHidden = (file: string): boolean => /<meta name="robots" content="noindex/.test(page(file));

const edit = editIn(site);

const WHO = "Marcus B., order 1042";
const INCENTIVE = "Got a free pack.";
const PERSON = `source: { who: "${WHO}", when: "2026-03-09", permission: "Mail", incentive: "${INCENTIVE}" },`;
const REPORT = 'source: "Report 12",';

it("a build for a shop of today's content stops with the list of what has no source, on one screen", async () => {
  const { code, output } = await build();
  expect(code).toBe(1);
  for (const file of ["home-end", "home-story", "mugshots", "product", "home", "faq"])
    expect(output).toMatch(new RegExp(`^ {2}src/content/${file}\\.ts:\\d+ {2}\\S`, "m"));
  const lines = output.trim().split("\n");
  expect(lines.length).toBeLessThanOrEqual(24);
  for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(100);
  expect(existsSync(dist)).toBe(false);
}, 120_000);

it("VITE_SAMPLE_CONTENT=keep builds it all the same with one warning, and every page is hidden from search engines", async () => {
  edit("about.ts", /( {2}isSample: true,\n)?(?= {2}sections: \[)/, "  isSample: true,\n");
  edit("brand.ts", /( {2}isSocialSample: true,\n)?(?= {2}socialPictureAlt:)/, "  isSocialSample: true,\n");
  const { code, output } = await build({ VITE_SAMPLE_CONTENT: "keep" });
  expect(code, output).toBe(0);
  expect(output.split("SAMPLE CONTENT IS KEPT")).toHaveLength(2);
  expect(pages()).not.toEqual([]);
  expect(pages().filter((file) => !isHidden(file))).toEqual([]);
  const marked = pages().filter((file) => page(file).includes(' data-samples="story accounts"'));
  expect(marked, "the doctor reads it there").toEqual(["about.html"]);
}, 240_000);

it("content with a source for each is built, shows incentives, and names nobody who gave a permission", async () => {
  edit("home-end.ts", /^ {4}text: /gm, `    ${PERSON}\n    text: `);
  edit("mugshots.ts", /^ *id: \d/gm, `    ${PERSON}\n$&`);
  edit("home-story.ts", /^ *id: \d/gm, "    source: shoot,\n$&");
  edit("home-story.ts", /^export const/m, `const shoot = {${PERSON.slice(9, -1)};\n\n$&`);
  for (const file of ["home.ts", "home-story.ts"]) edit(file, /^ {2}slider: \{/m, `$&\n    ${REPORT}`);
  edit("home-story.ts", /^ {4}occasion: /gm, `    ${REPORT}\n$&`);
  for (const file of readdirSync(join(site, "src/content/bros")))
    edit(
      `bros/${file}`,
      /^ {2}code: /m,
      `  source: { who: "${WHO}", when: "2026-03-09", permission: "Mail" },\n$&`,
    );
  edit("faq.ts", /^ {4}id: "where-made"/m, `    ${REPORT}\n$&`);
  const figures = "secondsPerWipe shineReduction weightsInOil".replaceAll(/\w+/g, '$&: "Report 12",');
  edit("product.ts", /^ {2}sheetsPerPack/m, `  source: { ${figures} },\n$&`);
  const { code, output } = await build();
  expect(code, output).toBe(0);
  expect(isHidden("index.html")).toBe(false);
  expect(page("index.html").includes(INCENTIVE), "the landing page shows the incentive").toBe(true);
  const naming = built(/\.(?:html|js|json|txt|tsv|xml)$/).filter((file) => page(file).includes(WHO));
  expect(naming).toEqual([]);
}, 240_000);
