// What the host answers, read without a browser.
import { expect, test } from "playwright/test";
import { brand } from "@/content/brand";
import { askOverHttp } from "../../tools/site/contract/ask";
import { contract } from "../../tools/site/contract/contract";
import { readSiteFacts } from "../../tools/site/contract/site-facts";
import { required } from "../site-content.ts";
import { factsIn } from "../page-facts.ts";
import { knownPaths } from "../pages.ts";
import { BY_DAY } from "../test.ts";

test("every page has its own title, and its social tags in its first 16 KB", BY_DAY, async ({ request }) => {
  const titles = new Set<string | null | undefined>();
  const descriptions = new Set<string | null | undefined>();
  for (const path of [...knownPaths, "/BRO25", "/a/b"]) {
    const bytes = await (await request.get(path)).body();
    const { titles: written, canonical, robots, meta } = factsIn(bytes.toString());
    const tags = { titles: written, canonical, robots, meta };
    expect(Object.keys(tags.meta), path).toContain("og:title");
    expect(factsIn(bytes.subarray(0, 16_384).toString()), path).toMatchObject(tags);
    if (!knownPaths.includes(path)) continue;
    titles.add(tags.titles[0]);
    descriptions.add(tags.meta["description"]?.[0]);
  }
  expect([titles.size, descriptions.size]).toEqual([knownPaths.length, knownPaths.length]);
});

// e2e/demo/no-script.spec.ts has its links.
test("the shell has no page's tags", BY_DAY, async ({ request }) => {
  const html = await (await request.get("/shell.html")).text();
  expect(html).toContain('<div id="app"></div>');
  expect(factsIn(html)).toMatchObject({ robots: ["noindex"], titles: [brand.name], canonical: [] });
});

test("the preview server keeps the contract for hosts", async ({ baseURL }) => {
  const ask = askOverHttp(required(baseURL, "address of the preview server"));
  for (const { name, check } of contract) expect(await check(ask, readSiteFacts("dist")), name).toEqual([]);
});
