import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brand } from "@/content/brand";
import { demoCheckout } from "@/content/demo-checkout";
import { demoNote } from "@/content/interface";
import { findCredentials, type FoundCredential } from "../../tools/site/doctor/credentials";
import { SITE_FOLDERS } from "../sites.ts";
import { BUY_BUTTON_FILE } from "../pages.ts";
import { SHOP_ENVIRONMENT } from "../shop-environment.ts";
import { BY_DAY, expect, test } from "../test.ts";

const folder = SITE_FOLDERS.shop;

/** The files of a build with its scripts: the boot script is in every page. */
const scriptsOf = (build: string) => [
  `${build}/index.html`,
  ...readdirSync(`${build}/assets`)
    .filter((name) => name.endsWith(".js"))
    .map((name) => `${build}/assets/${name}`),
];

test("a build for a shop holds nothing of the demo store and no stand-in", BY_DAY, async ({ request }) => {
  expect((await request.get("/demo/checkout")).status()).toBe(404);
  const html = await (await request.get("/")).text();
  expect(html).toContain("<h1");
  expect(html).not.toContain(demoNote);
  const files = readdirSync(`${folder}/assets`);
  expect(files.filter((name) => BUY_BUTTON_FILE.test(`/assets/${name}`))).toHaveLength(1);
  // The sign-up form of /bros has a configuration of its own, and therefore a demo of its own.
  expect(files.filter((name) => name.includes("demo") && !name.startsWith("demo-signup"))).toEqual([]);
  // Texts of the stand-ins, of graphql's executor, of the schema's first line, of the prepared answer and of the demo checkout.
  const ofDemo = /stand-in|StandIn|GraphQLSchema|cut down to what|availableForSale\\?":true/;
  const leaks = scriptsOf(folder).filter((file) => {
    const text = readFileSync(file, "utf8");
    return ofDemo.test(text) || text.includes(demoCheckout.heading);
  });
  expect(leaks).toEqual([]);
});

test("no script of a build holds a lookbehind: Safari before 16.4 refuses the file", BY_DAY, () => {
  const scripts = ["dist", folder].flatMap(scriptsOf);
  expect(scripts.filter((file) => /\(\?<[=!]/.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("a build has the configured address in heads, data, sitemap and feed", BY_DAY, () => {
  const texts = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(html|xml|txt)$/.test(file))
    .map((file) => [file, readFileSync(`${folder}/${file}`, "utf8")] as const);
  expect(texts.filter(([, text]) => text.includes(brand.siteUrl)).map(([file]) => file)).toEqual([]);
  const own = new Map(texts);
  for (const [file, text] of [
    ["faq.html", '<link rel="canonical" href="https://bros.test/faq"/>'],
    ["index.html", '"url":"https://bros.test/?bundle='],
    ["sitemap.xml", "<loc>https://bros.test/faq</loc>"],
    ["robots.txt", "Sitemap: https://bros.test/sitemap.xml"],
    ["muglife/feed.xml", "https://bros.test/muglife/"],
  ] as const)
    expect(own.get(file), file).toContain(text);
});

/** Searches every text file of a build. Findings name their file. */
function credentialsIn(build: string, allowed: readonly string[]): (FoundCredential & { file: string })[] {
  return readdirSync(build, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.(avif|webp|png|jpg|woff2|mp4)$/.test(extname(entry.name)))
    .flatMap((entry) => {
      const file = join(entry.parentPath, entry.name);
      const text = readFileSync(file, "utf8");
      return findCredentials(text, allowed, [
        SHOP_ENVIRONMENT.AFFILIATE_SERVICE_TOKEN,
        process.env["AFFILIATE_SERVICE_TOKEN"] ?? "",
      ]).map((finding) => ({ ...finding, file }));
    });
}

test("no build holds what looks like a credential, except for its shop's public token", BY_DAY, () => {
  const token = SHOP_ENVIRONMENT.VITE_SHOPIFY_STOREFRONT_TOKEN;
  expect(credentialsIn("dist", [])).toEqual([]);
  expect(credentialsIn(folder, [token])).toEqual([]);
  // The search works in minified code: it finds the token that is allowed.
  expect(new Set(credentialsIn(folder, []).map(({ value }) => value))).toEqual(new Set([token]));
});
