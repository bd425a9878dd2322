import { layoutLabels } from "@/content/interface";
import { brand } from "@/content/brand";
import { faqPage } from "@/content/faq";
import { muglife } from "@/content/muglife";
import { paths } from "@/lib/site/paths";
import { footerLink, heading } from "../locators.ts";
import { factsIn } from "../page-facts.ts";
import { articlePaths, knownPaths, openHydrated } from "../pages.ts";
import { EACH_BROWSER, expect, test } from "../test.ts";

/** Any origin, for the addresses of links in HTML. */
const SITE = "http://site.invalid";

test("every link of every page has a target", async ({ page, request }) => {
  const responses = new Map<string, { status: number; html: string }>();
  const read = async (path: string) => {
    const known = responses.get(path);
    if (known) return known;
    const response = await request.get(path);
    // Films are files, not pages.
    const html = path.startsWith("/videos/") ? "" : await response.text();
    const answer = { status: response.status(), html };
    responses.set(path, answer);
    return answer;
  };
  const targets = new Map<string, string>();
  for (const path of knownPaths) {
    const { html } = await read(path);
    const links = await page.evaluate(
      (text) =>
        [...new DOMParser().parseFromString(text, "text/html").querySelectorAll("a")].map((link) =>
          link.getAttribute("href"),
        ),
      html,
    );
    expect(links.length, path).toBeGreaterThan(5);
    for (const link of links) {
      expect(link, path).toMatch(/\S/);
      targets.set(new URL(link ?? "", `${SITE}${path}`).href, path);
    }
  }
  const own = [...targets].filter(([link]) => link.startsWith(SITE));
  expect(own.length).toBeGreaterThan(30);
  for (const [link, from] of own) {
    const { pathname, hash } = new URL(link);
    const { status, html } = await read(pathname);
    expect(status, `${link} on ${from}`).toBe(200);
    if (pathname.startsWith("/videos/")) continue;
    expect(html, `${link} on ${from}`).toContain("<h1");
    if (hash !== "") expect(html, `${link} on ${from}`).toContain(`id="${hash.slice(1)}"`);
  }
  const foreign = [...targets.keys()].filter((link) => !link.startsWith(SITE));
  const allowed = [
    ...Object.values(brand.social).map(({ url }) => url),
    `mailto:${brand.email}`,
    `tel:${brand.seller.phone?.replaceAll(" ", "")}`,
    // Where anyone reports a reaction of the skin.
    "https://www.fda.gov/medwatch",
    // The links that share an article.
    ...articlePaths.map((path) => `${brand.siteUrl}${path}`),
    "mailto:?subject=",
    "https://twitter.com/intent/tweet?",
    "https://www.facebook.com/sharer/sharer.php?",
    "https://www.linkedin.com/sharing/share-offsite/?",
  ];
  expect(foreign.filter((link) => !allowed.some((start) => link.startsWith(start)))).toEqual([]);
});

test("the skip link is the first stop of the Tab key and leads past the bar", async ({ page }) => {
  await openHydrated(page, paths.faq);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: layoutLabels.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("searchbox", { name: faqPage.labels.searchLabel })).toBeFocused();
});

test("a page that is navigated to has the head tags of its HTML, and so has the first one on the way back", async ({
  page,
  request,
}) => {
  const expectHeadOf = async (path: string): Promise<void> => {
    const facts = factsIn(await (await request.get(path)).text());
    await expect.poll(async () => factsIn(await page.content())).toEqual(facts);
  };
  await openHydrated(page, paths.muglife);
  await footerLink(page, paths.terms).click();
  await page.waitForURL(paths.terms);
  await expectHeadOf(paths.terms);
  await page.goBack();
  await page.waitForURL(paths.muglife);
  await expectHeadOf(paths.muglife);
});

// The two pages are one document to the browser: it changes the address alone, and no application runs yet that would show the other.
test(
  "going back after a reload shows the page before, without any user input",
  EACH_BROWSER,
  async ({ page }) => {
    await openHydrated(page, paths.faq);
    await footerLink(page, paths.muglife).click();
    await expect(heading(page)).toHaveText(muglife.heading);
    await page.reload();
    await page.goBack();
    await expect(heading(page)).toHaveText(faqPage.heading);
    await page.goForward();
    await expect(heading(page)).toHaveText(muglife.heading);
  },
);
