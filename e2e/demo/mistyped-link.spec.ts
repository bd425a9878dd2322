// Addresses of one segment that are no referral link: mistyped ones, and names near those of our pages.
import { faqPage } from "@/content/faq";
import { notFound } from "@/content/not-found";
import { paths } from "@/lib/site/paths";
import { heading, straightLink } from "../locators.ts";
import { hydrated } from "../pages.ts";
import { required } from "../required.ts";
import { firstBundle, notFoundHeading } from "../site-content.ts";
import { IN_30_DAYS, NOT_FOUND_STATUS, plainLink, stopClock, stored, storeLive } from "../stored-code.ts";
import { expect, test } from "../test.ts";

const homeLabel = required(notFound.links.find(({ to }) => to === paths.home)?.label, "way home");

test("a mistyped link shows the 404 page and is stored as an invalid code", async ({ page, watch }) => {
  watch.allow(NOT_FOUND_STATUS);
  await stopClock(page);
  await page.goto("/abc");
  await expect(page).toHaveURL("/404");
  await expect(heading(page)).toHaveText(notFoundHeading);
  expect(await stored(page)).toEqual({ code: "abc", expiry: IN_30_DAYS, valid: false });
  await page.getByRole("main").getByRole("link", { name: homeLabel, exact: true }).click();
  await expect(straightLink(page, firstBundle)).toHaveAttribute("href", plainLink);
});

test("a name near that of a page leads to it, and a live code stays", async ({ page }) => {
  await storeLive(page, "KEEPME");
  await page.goto("/terms");
  await page.goto("/faqs?x=1#flushable");
  await hydrated(page);
  await expect(page).toHaveURL("/faq?x=1#flushable");
  await expect(heading(page)).toHaveText(faqPage.heading);
  expect(await stored(page)).toMatchObject({ code: "KEEPME" });
  await page.goBack();
  await expect(page).toHaveURL("/terms");
});
