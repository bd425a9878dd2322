// When an order arrives, by the visitor's clock and in the visitor's time zone, and how it can be paid.
import type { Page } from "playwright/test";
import { checkout as checkoutText } from "@/content/home";
import { arrivalLabels } from "@/content/interface";
import { shipping } from "@/content/shipping";
import { shopDays } from "@/content/shop-days";
import { paths } from "@/lib/site/paths";
import { DAY_MS } from "@/lib/text/day-ms";
import { arrivalDays } from "@/lib/purchase/delivery-dates";
import { fillText } from "@/lib/text/fill-text";
import { checkout } from "../locators.ts";
import { openHydrated } from "../pages.ts";
import { expect, test } from "../test.ts";

/** After the build, whose day is the first that a correct clock can show. */
const NOW = new Date(Date.now() + 30 * DAY_MS);

// A constant of the build, which this file is no part of.
Reflect.set(globalThis, "__CLOSED_DAYS__", shopDays.closed);

/** 'Nov 25 to Dec 1'. */
function daysIn(timeZone: string): string {
  const [first, last] = arrivalDays(NOW, shipping.arrival, timeZone);
  return first === last ? first : fillText(arrivalLabels.range, { first, last });
}

const atPicker = (page: Page, days: string) =>
  checkout(page).getByText(fillText(checkoutText.arrival, { days }), { exact: true });
const onShippingPage = (page: Page, days: string) =>
  page.getByText(fillText(arrivalLabels.onShippingPage, { days }), { exact: true });
/** The line with any days. */
const anyArrival = (page: Page) =>
  checkout(page).getByText(new RegExp(fillText(checkoutText.arrival, { days: ".*\\d" })));

for (const timezoneId of ["America/Los_Angeles", "Pacific/Kiritimati", "Pacific/Pago_Pago"])
  test.describe(`in the time zone ${timezoneId}`, () => {
    test.use({ timezoneId });
    test("picker and shipping page show the days of the delivery", async ({ page }) => {
      await page.clock.setFixedTime(NOW);
      await openHydrated(page, "/");
      await expect(atPicker(page, daysIn(timezoneId))).toBeVisible();
      await openHydrated(page, paths.shippingPolicy);
      await expect(onShippingPage(page, daysIn(timezoneId))).toBeVisible();
    });
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the specified figures stand alone", async ({ page }) => {
    await page.goto("/");
    await expect(checkout(page)).toContainText(checkoutText.text);
    await expect(anyArrival(page)).toHaveCount(0);
  });
});
