// A part of a page that cannot be rendered. The rest of the page, and a way to buy, stay.
import { checkout as checkoutText } from "@/content/home";
import { steps } from "@/content/home-story";
import { layoutLabels } from "@/content/interface";
import { paths } from "@/lib/site/paths";
import { footerLink, heading, straightLink } from "../locators.ts";
import { creditLine } from "../demo-order.ts";
import { hydrated } from "../pages.ts";
import { firstBundle } from "../site-content.ts";
import { spoil } from "../spoil.ts";
import { expect, test } from "../test.ts";
import { BY_DAY } from "../by-day.ts";

test.beforeEach(({ watch }) => watch.allow(/failed: |differed from its HTML/));

test("a section that fails keeps its HTML, and the page sells with the code", BY_DAY, async ({ page }) => {
  await spoil(page, checkoutText.heading);
  const failed = page.waitForEvent("console", (message) => message.text().includes('"checkout" failed'));
  await page.goto("/?snowball=BRO25");
  await hydrated(page);
  await failed;
  await expect(page.getByText(checkoutText.heading, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(steps.heading, { exact: true }).first()).toBeAttached();
  await straightLink(page, firstBundle).click();
  await expect(creditLine(page, "BRO25")).toBeVisible();
});

test("an application that fails as a whole leaves cart links with the code", BY_DAY, async ({ page }) => {
  await spoil(page, layoutLabels.skip);
  const failed = page.waitForEvent("console", (message) => message.text().includes("The application failed"));
  await page.goto("/BRO25");
  await failed;
  await expect(heading(page)).toBeVisible();
  await expect(footerLink(page, paths.faq)).toBeVisible();
  const followed = page.waitForRequest((request) => request.url().includes(paths.demoCheckout));
  await straightLink(page, firstBundle).click();
  expect(new URL((await followed).url()).searchParams.get("discount")).toBe("BRO25");
});
