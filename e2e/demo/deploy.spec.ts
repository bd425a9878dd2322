// What a visitor sees when the files of the open page are gone, because the site was deployed in the meantime, or because the host
// answers every missing file with a page.
import type { Page } from "playwright/test";
import { broCode } from "@/content/brocode";
import { faqPage } from "@/content/faq";
import { paths } from "@/lib/site/paths";
import { REFERRAL_PARAMETER } from "@/lib/referral/referral-code";
import { STORAGE_KEYS } from "@/lib/browser/storage";
import { barLink, heading } from "../locators.ts";
import { hydrated, openHydrated } from "../pages.ts";
import { BY_DAY, expect, test } from "../test.ts";

const NOISE = /Failed to load|MIME type|dynamically imported module/;
const PAGE = { contentType: "text/html; charset=utf-8", body: "<!doctype html><title>Home</title>" };

/** The next deploy: the files of the open page are gone, and a page that is loaded anew has its own. Returns the paths of such pages. */
async function deploy(page: Page): Promise<string[]> {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.route(/\/assets\//, (route) =>
    loads.length === 0 ? route.fulfill({ ...PAGE, status: 404 }) : route.fallback(),
  );
  return loads;
}

test(
  "a deploy in the middle of a visit reloads one page, and the visit goes on with its referral code",
  BY_DAY,
  async ({ page, watch }) => {
    watch.allow(NOISE);
    await openHydrated(page, `${paths.about}?${REFERRAL_PARAMETER}=BRO25`);
    const loads = await deploy(page);

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
