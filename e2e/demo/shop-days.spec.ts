// A notice and a pause of sales, in a site that was built while they last. The visitor's clock decides, at the borders of the shop's days.
import { arrivalLabels, cartLabels } from "@/content/interface";
import { bundlePath } from "@/lib/purchase/bundle-path";
import { violations } from "../accessibility.ts";
import * as find from "../locators.ts";
import { addToCart, nextPaint, openHydrated, PHONE } from "../pages.ts";
import { expectSeenFocus } from "../keyboard.ts";
import { shiftsOf, watchShifts } from "../layout-shifts.ts";
import { paths } from "@/lib/site/paths";
import {
  datesIn,
  days,
  end,
  noticeOn,
  openPausedSite,
  pause,
  type PausedSite,
  start,
  waysToBuy,
} from "../paused-site.ts";
import { firstBundle, lastBundle, required } from "../site-content.ts";
import { expect, test } from "../test.ts";

// One worker, because each would build the site.
test.describe.configure({ mode: "default" });

/** The notice alone moves what is in view by five times as much. A late font moves text within its lines. */
const MOVED_BY_FONTS = 0.01;

let paused: PausedSite | undefined;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  paused = await openPausedSite();
});
test.afterAll(() => paused?.close());
const addressOf = (path: string): string => `${required(paused, "site").url}${path}`;

test.describe("where the visitor's day has begun long before the shop's", () => {
  test.use({ timezoneId: "Pacific/Kiritimati" });

  test("from the first day of a pause until after its last the picker chooses and nothing sells", async ({
    page,
  }) => {
    const section = find.checkout(page);
    for (const [at, isOn] of [
      [start, true],
      [end, false],
    ] as const) {
      await page.clock.setFixedTime(at);
      await openHydrated(page, addressOf(bundlePath(lastBundle.id)));
      await expect(find.bundleOption(page, lastBundle)).toBeChecked();
      await find.pickBundle(page, firstBundle);
      await expect(noticeOn(page)).toHaveCount(isOn ? 1 : 0);
      for (const shown of [section.getByText(pause.text), section.getByRole("link", { name: pause.link })])
        await expect(shown).toBeVisible({ visible: isOn });
      await expect(find.addButton(page)).toBeVisible({ visible: !isOn });
      if (isOn) await expect(waysToBuy(page)).toHaveCount(0);
      else await expect(find.buyNow(page)).toBeVisible();
    }
  });
});

test("in a pause nobody reads when an order arrives, and an earlier cart has a mail link in place of all that sells", async ({
  page,
}) => {
  const cart = find.cart(page);
  const swap = cart.getByRole("button", { name: cartLabels.swap }).first();
  const selling = [find.checkoutButton(page), swap, datesIn(cart, cartLabels.arrives)];
  await page.clock.setFixedTime(start - 60_000);
  await page.goto(addressOf("/?snowball=BRO25"));
  await addToCart(page);
  await expect(swap).toBeVisible();
  // The day of the build: dates of a delivery are shown from it on.
  for (const [time, isOn] of [
    [Date.now(), true],
    [end, false],
  ] as const) {
    await page.clock.setFixedTime(time);
    await openHydrated(page, addressOf(paths.shippingPolicy));
    await expect(datesIn(page, arrivalLabels.onShippingPage)).toBeVisible({ visible: !isOn });
    await openHydrated(page, addressOf(paths.home));
    await find.cartPill(page).click();
    await expect(cart.getByText(pause.text)).toBeVisible({ visible: isOn });
    for (const part of selling) await expect(part).toBeVisible({ visible: !isOn });
    if (isOn) await expect(cart.getByRole("link")).toHaveText([pause.link]);
    expect(await violations(page)).toEqual([]);
  }
});

test("at 320 px no state appears late, nothing is too wide, and the bar is low", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await watchShifts(page);
  // The HTML has the state of the day of the build, which is another one after the end.
  for (const at of [end, start]) {
    await page.clock.setFixedTime(at);
    await openHydrated(page, addressOf("/"));
    await expect(noticeOn(page)).toHaveCount(at === start ? 1 : 0);
    await nextPaint(page);
    const moved = (await shiftsOf(page)).filter(({ value }) => value >= MOVED_BY_FONTS);
    expect(moved).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await openHydrated(page, addressOf(paths.faq));
  for (const size of ["100%", "200%"]) {
    await page.evaluate((value) => (document.documentElement.style.fontSize = value), size);
    await expect(find.buyBarLink(page)).toHaveAccessibleName(`${pause.text} ${pause.link}`);
    const height = await find.buyBar(page).evaluate((bar) => bar.getBoundingClientRect().height);
    expect(height, size).toBeLessThanOrEqual(568 / 5);
  }
});

test("on a phone the mail links can be reached, by keys and in the menu as well", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHydrated(page, addressOf("/"));
  const mail = find.checkout(page).getByRole("link", { name: pause.link });
  await expect(page.getByRole("main").getByRole("link", { name: pause.link }).first()).toBeInViewport({
    ratio: 1,
  });
  expect(await violations(page)).toEqual([]);
  await find.pickBundle(page, firstBundle);
  await page.keyboard.press("Tab");
  await expectSeenFocus(page, mail);
  await page.emulateMedia({ forcedColors: "active" });
  expect(await mail.evaluate((node) => getComputedStyle(node).borderTopColor)).not.toBe("rgba(0, 0, 0, 0)");
  await page.emulateMedia({ forcedColors: "none" });

  // The notice moves the navigation, and the menu begins below it.
  await openHydrated(page, addressOf(paths.faq));
  const links = find.bar(page).getByRole("list");
  for (const top of [0, 20, 600]) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
    await find.menuButton(page).click();
    await expect(links).toBeVisible();
    await expect(links.getByRole("link", { name: pause.link })).toBeInViewport();
    // A click that something covers would fail.
    await find.menuButton(page).click();
    await expect(links).toBeHidden();
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the landing page of a build during a pause says so, to search engines as well, and has no cart link", async ({
    page,
  }) => {
    await page.goto(addressOf("/"));
    await expect(page.getByText(pause.text).filter({ visible: true })).not.toHaveCount(0);
    await expect(waysToBuy(page)).toHaveCount(0);
    const html = await page.content();
    expect([...new Set(html.match(/schema\.org\/\w*Stock/g))]).toEqual(["schema.org/OutOfStock"]);
    expect(html).toContain(`"validThrough":"${days.through}"`);
  });
});
