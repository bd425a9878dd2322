// What the host answers, read without a browser.
import { readdirSync } from "node:fs";
import { expect, test } from "playwright/test";
import { brand } from "@/content/brand";
import { addressOfReservedName } from "@/lib/referral/reserved-names";
import { factsIn } from "../page-facts.ts";
import { knownPaths } from "../pages.ts";
import { BY_DAY } from "../by-day.ts";

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

test(
  "the name of each folder and page of the built site is reserved, but for the codes of affiliates",
  BY_DAY,
  () => {
    const names = readdirSync("dist", { withFileTypes: true })
      .filter((entry) => entry.isDirectory() || entry.name.endsWith(".html"))
      .map((entry) => entry.name.replace(/\.html$/, ""))
      // No code has a dot, as `.well-known` has.
      .filter((name) => !name.includes("."));
    expect(names).toEqual(expect.arrayContaining(["assets", "index", "muglife", "shell"]));
    const codes = readdirSync("src/content/bros").map((name) => name.replace(/\.ts$/, ""));
    expect(names.filter((name) => addressOfReservedName(name) === null).sort()).toEqual(codes.sort());
  },
);
