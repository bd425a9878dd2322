import { brand } from "@/content/brand";
import { faq } from "@/content/faq";
import { notFound } from "@/content/not-found";
import { answerOf, heading, letsGo } from "../locators.ts";
import { factsIn } from "../page-facts.ts";
import { knownPaths, openHydrated } from "../pages.ts";
import { itemWith, notFoundHeading } from "../site-content.ts";
import { BY_DAY, expect, test } from "../test.ts";

const scentItem = itemWith(faq, "scent");

test(
  "an unknown address shows the 404 page without a redirect, with its own head, and logs the missing path",
  BY_DAY,
  async ({ page, watch }) => {
    watch.allow(/status of 404/);
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await openHydrated(page, "/no/Where");
    const main = page.getByRole("main");
    await expect(heading(page)).toHaveText(notFoundHeading);
    await expect(main.getByRole("definition").filter({ hasText: "/no/Where" })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/no/Where");
    // The script of the head tags arrives after the page: the HTML of this address had another page's tags.
    const own = {
      titles: [`${notFound.title} | ${brand.name}`],
      headings: 1,
      robots: ["noindex"],
      canonical: [],
    };
    await expect.poll(async () => factsIn(await page.content())).toMatchObject(own);
    expect(logged.filter((text) => text.includes("There is no page at /no/Where"))).toHaveLength(1);
  },
);

test("a printed page has every answer open and no links to other pages", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/faq");
  await expect(answerOf(page, scentItem)).toBeVisible();
  await expect(letsGo(page)).toBeHidden();
  await expect(page.getByRole("searchbox")).toBeHidden();
});

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
