// The cookie of the affiliate lookup, which runs on the site's own origin here.
import type { Page } from "playwright/test";
import { privacySwitch } from "@/content/opt-out";
import { COOKIE_NAME } from "@/lib/referral/code-cookie";
import { paths } from "@/lib/site/paths";
import { removeButton, undoButton } from "../code-area.ts";
import { expectOrder, tryOutcomes } from "../code-outcomes.ts";
import { CODE } from "../code-table.ts";
import { BY_DAY, EACH_BROWSER } from "../by-day.ts";
import { bar } from "../locators.ts";
import { DESKTOP, openHydrated } from "../pages.ts";
import { expect, test } from "../test.ts";

tryOutcomes({ hasLookup: true });

const written = (page: Page): Promise<string> => page.evaluate(() => document.cookie);
const COOKIE = `${COOKIE_NAME}=${CODE}`;

test(
  "it goes with the removed code, and comes back when the removal is undone",
  EACH_BROWSER,
  async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await openHydrated(page, `/${CODE}`);
    await expect.poll(() => written(page)).toBe(COOKIE);
    await removeButton(bar(page), CODE).click();
    await expect.poll(() => written(page)).toBe("");
    await undoButton(bar(page)).click();
    await expect.poll(() => written(page)).toBe(COOKIE);
  },
);

test("an opt-out deletes it, and it is not set again", BY_DAY, async ({ page }) => {
  await openHydrated(page, `/${CODE}`);
  await expect.poll(() => written(page)).toBe(COOKIE);
  await openHydrated(page, paths.optOut);
  await page.getByRole("switch", { name: privacySwitch.label, exact: true }).click();
  await expect.poll(() => written(page)).toBe("");
  await openHydrated(page, "/?snowball=MATTE15");
  await expectOrder(page, "MATTE15");
  expect(await written(page)).toBe("");
});
