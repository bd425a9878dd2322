// What a visitor sees when the files of the open page are gone, because the site was deployed in the meantime, or because the host
// answers every missing file with a page.
import type { Page, Route } from "playwright/test";
import { broCode } from "@/content/brocode";
import { faqPage } from "@/content/faq";
import { paths } from "@/lib/site/paths";
import { REFERRAL_PARAMETER } from "@/lib/referral/referral-code";
import { STORAGE_KEYS } from "@/lib/browser/storage";
import { bootSource } from "../../plugins/pages/boot-script.ts";
import { barLink, heading } from "../locators.ts";
import { hydrated, openHydrated } from "../pages.ts";
import { expect, test } from "../test.ts";
import { BY_DAY } from "../by-day.ts";

const NOISE = /Failed to load|MIME type|dynamically imported module/;
const PAGE = { contentType: "text/html; charset=utf-8", body: "<!doctype html><title>Home</title>" };

/** The paths that are loaded as documents from now on. */
function documentsOf(page: Page): string[] {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

/** The next deploy: the same site with all files under other names. Those of the open page are gone. */
async function deploy(page: Page): Promise<void> {
  const renamed = async (route: Route, path: string): Promise<void> => {
    const response = await route.fetch({ url: new URL(path, route.request().url()).href });
    const text = await response.text();
    const body = text.replaceAll(/(["'`])(\/?)assets\//g, "$1$2next/");
    const headers = response.headers();
    const [before, after] = [bootSource(text), bootSource(body)];
    const policy = headers["content-security-policy"] ?? "";
    await route.fulfill({
      response,
      headers:
        before && after ? { ...headers, "content-security-policy": policy.replace(before, after) } : headers,
      body,
    });
  };
  await page.route(/\/assets\//, (route) => route.fulfill({ ...PAGE, status: 404 }));
  await page.route(/\/next\/.+\.js$/, (route) =>
    renamed(route, new URL(route.request().url()).pathname.replace("/next/", "/assets/")),
  );
  await page.route(/\/next\/.+(?<!\.js)$/, async (route) => {
    const url = route.request().url().replace("/next/", "/assets/");
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    (route) => renamed(route, new URL(route.request().url()).pathname),
  );
}

test(
  "a deploy in the middle of a visit reloads one page, and the visit goes on with its referral code",
  BY_DAY,
  async ({ page, watch }) => {
    watch.allow(NOISE);
    await openHydrated(page, `${paths.about}?${REFERRAL_PARAMETER}=BRO25`);
    const loads = documentsOf(page);
    await deploy(page);

    await barLink(page, paths.brocode).click();
    await page.waitForURL(paths.brocode);
    await hydrated(page);
    await expect(heading(page)).toHaveText(broCode.heading);
    await expect.poll(() => loads).toEqual([paths.brocode]);
    await barLink(page, paths.faq).click();
    await expect(heading(page)).toHaveText(faqPage.heading);
    expect(loads).toEqual([paths.brocode]);
    const stored = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.referralCode);
    expect(stored).toContain("BRO25");
    // Pages that are fetched ahead may still be on their way.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
);
