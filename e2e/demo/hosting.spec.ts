// What the host answers, read without a browser, and one page of it.
import { readdirSync } from "node:fs";
import { test } from "playwright/test";
import { brand } from "@/content/brand";
import { bundles } from "@/content/bundles";
import { notFound } from "@/content/not-found";
import { addressOfReservedName } from "@/lib/referral/reserved-names";
import { factsIn } from "../page-facts.ts";
import { hydrated, knownPaths } from "../pages.ts";
import { notFoundHeading } from "../site-content.ts";
import { expect, test as journey } from "../test.ts";

test("every page has a title and a description of its own", async ({ request }) => {
  const facts = await Promise.all(
    knownPaths.map(async (path) => factsIn(await (await request.get(path)).text())),
  );
  expect(new Set(facts.map(({ titles }) => titles[0])).size).toBe(knownPaths.length);
  expect(new Set(facts.map(({ meta }) => meta["description"]?.[0])).size).toBe(knownPaths.length);
});

test("the tags for social sites stand in the first 16 KB of every page, which is what their readers read", async ({
  request,
}) => {
  for (const path of [...knownPaths, "/BRO25", "/a/b"]) {
    const bytes = await (await request.get(path)).body();
    const { titles, canonical, robots, meta } = factsIn(bytes.toString());
    expect(Object.keys(meta), path).toContain("og:title");
    const start = factsIn(bytes.subarray(0, 16_384).toString());
    expect(start, path).toMatchObject({ titles, canonical, robots, meta });
  }
});

test("the shell has no page's tags, and links that work without script", async ({ request }) => {
  const html = await (await request.get("/shell.html")).text();
  expect(html).toContain('<div id="app"></div>');
  expect(factsIn(html)).toMatchObject({
    robots: ["noindex"],
    titles: [brand.name],
    canonical: [],
  });
  const [, withoutScript = ""] = /<noscript>(.*?)<\/noscript>/s.exec(html.slice(html.indexOf("<body"))) ?? [];
  const links = [...withoutScript.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
  const carts = bundles.map(({ variantId }) => `/demo/checkout?items=${variantId}:1`);
  expect(links).toEqual(["/", ...carts]);
});

test("the name of each folder and page of the built site is reserved, but for the codes of affiliates", () => {
  const names = readdirSync("dist", { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.name.endsWith(".html"))
    .map((entry) => entry.name.replace(/\.html$/, ""))
    // No code has a dot, as `.well-known` has.
    .filter((name) => !name.includes("."));
  expect(names).toEqual(expect.arrayContaining(["assets", "index", "muglife", "shell"]));
  const codes = readdirSync("src/content/bros").map((name) => name.replace(/\.ts$/, ""));
  expect(names.filter((name) => addressOfReservedName(name) === null).sort()).toEqual(codes.sort());
});

journey(
  "an unknown address of two segments shows the 404 page without a redirect",
  async ({ page, watch }) => {
    watch.allow(/status of 404/);
    await page.goto("/a/b");
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFoundHeading);
    expect(new URL(page.url()).pathname).toBe("/a/b");
    // The script of the head tags arrives after the page: the HTML of this address had another page's tags.
    await expect
      .poll(async () => factsIn(await page.content()))
      .toMatchObject({
        titles: [`${notFound.title} | ${brand.name}`],
        headings: 1,
        robots: ["noindex"],
        canonical: [],
      });
  },
);
