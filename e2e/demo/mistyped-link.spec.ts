// Addresses of one segment that are no referral link: mistyped ones, and names near those of our pages.
import { faqPage } from "@/content/faq";
import { notFound } from "@/content/not-found";
import { paths } from "@/lib/site/paths";
import { repeatIf } from "../every.ts";
import { heading, straightLink } from "../locators.ts";
import { hydrated } from "../pages.ts";
import { required } from "../required.ts";
import { firstBundle, homeHeading, notFoundHeading } from "../site-content.ts";
import { IN_30_DAYS, NOT_FOUND_STATUS, plainLink, stopClock, stored, storeLive } from "../stored-code.ts";
import { expect, test } from "../test.ts";

const homeLabel = required(notFound.links.find(({ to }) => to === paths.home)?.label, "way home");

for (const address of ["/abc", "/too-short-", "/" + "a".repeat(65)]) {
  test(
    `${address.slice(0, 20)} shows the 404 page and is stored as an invalid code`,
    repeatIf(address !== "/abc"),
    async ({ page, watch }) => {
      watch.allow(NOT_FOUND_STATUS);
      await stopClock(page);
      await page.goto(address);
      await expect(page).toHaveURL("/404");
      await expect(heading(page)).toHaveText(notFoundHeading);
      const code = address.slice(1, 65);
      expect(await stored(page)).toEqual({ code, expiry: IN_30_DAYS, valid: false });
      await page.getByRole("main").getByRole("link", { name: homeLabel, exact: true }).click();
      await expect(straightLink(page, firstBundle)).toHaveAttribute("href", plainLink);
    },
  );
}

for (const [near, address, title] of [
  ["/faqs?x=1#flushable", "/faq?x=1#flushable", faqPage.heading],
  ["/faq.html", "/faq", faqPage.heading],
  ["/Shop/?utm_source=story", "/?utm_source=story#the-drop", homeHeading],
  ["/checkout", "/#shopify-checkout", homeHeading],
  ["/assets", "/404", notFoundHeading],
] as const) {
  test(
    `${near} leads to ${address}, and a live code stays`,
    repeatIf(near !== "/faq.html"),
    async ({ page }) => {
      await storeLive(page, "KEEPME");
      await page.goto("/terms");
      await page.goto(near);
      await hydrated(page);
      await expect(page).toHaveURL(address);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeAttached();
      expect(await stored(page)).toMatchObject({ code: "KEEPME" });
      await page.goBack();
      await expect(page).toHaveURL("/terms");
    },
  );
}
