import type { Page } from "playwright/test";
import { faqPage } from "@/content/faq";
import { heading, straightLink } from "../locators.ts";
import { hydrated } from "../pages.ts";
import { firstBundle, homeHeading } from "../site-content.ts";
import { NOT_FOUND_STATUS, plainLink } from "../stored-code.ts";
import { expect, test } from "../test.ts";
import { BY_DAY } from "../by-day.ts";

const home = (page: Page) => page.getByRole("heading", { level: 1, name: homeHeading });
const cartLink = (page: Page) => straightLink(page, firstBundle);
const linkWith = (code: string) => `${plainLink}&discount=${code}&attributes[__snowball]=${code}`;

test(
  "on a host that answers a referral link with its 404 page, the home page is loaded at once, with the code",
  BY_DAY,
  async ({ page, watch }) => {
    watch.allow(NOT_FOUND_STATUS);
    await page.route(
      (url) => url.pathname === "/BRO25",
      async (route) => route.fulfill({ response: await route.fetch({ url: "/404" }), status: 404 }),
    );
    const applications: string[] = [];
    page.on("request", (request) => {
      if (/\/assets\/app-/.test(request.url())) applications.push(request.url());
    });
    await page.goto("/BRO25?n=1");
    await expect(page).toHaveURL("/?n=1");
    await hydrated(page);
    await expect(cartLink(page)).toHaveAttribute("href", linkWith("BRO25"));
    expect(applications).toHaveLength(1);
  },
);

test("the back button does not return from the home page to the referral link", BY_DAY, async ({ page }) => {
  await page.goto("/faq");
  await page.goto("/BRO25");
  await expect(home(page)).toBeVisible();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(heading(page)).toHaveText(faqPage.heading);
});
