// A notice and a pause of sales, in a site that was built while they last. The visitor's clock decides, at the borders of the shop's days.
import { cartLabels } from "@/content/interface";
import { bundlePath } from "@/lib/purchase/bundle-path";
import { violations } from "../accessibility.ts";
import * as find from "../locators.ts";
import { addToCart, hydrated, openHydrated } from "../pages.ts";
import { tryPausedLayout } from "../paused-layout.ts";
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
import { required } from "../required.ts";
import { firstBundle, lastBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";

// One worker, because each would build the site.
test.describe.configure({ mode: "default" });

let paused: PausedSite | undefined;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  paused = await openPausedSite();
});
test.afterAll(() => paused?.close());
const addressOf = (path: string): string => `${required(paused, "site").url}${path}`;
const built = (file: string): string => required(paused, "site").read(file);

test.describe("where the visitor's day has begun long before the shop's", () => {
  test.use({ timezoneId: "Pacific/Kiritimati" });
  for (const [when, at, isOn] of [
    ["when the first day begins", start, true],
    ["after the last day", end, false],
  ] as const)
    test(`${when}, notice and pause are ${isOn ? "shown" : "hidden"}`, async ({ page }) => {
      await page.clock.setFixedTime(at);
      await openHydrated(page, addressOf("/"));
      await expect(noticeOn(page)).toHaveCount(isOn ? 1 : 0);
      const section = find.checkout(page);
      await expect(section.getByText(pause.text)).toBeVisible({ visible: isOn });
      await expect(page.getByRole("link", { name: pause.link }).first()).toBeVisible({ visible: isOn });
      await expect(find.buyNow(page)).toBeVisible({ visible: !isOn });
      await expect(find.goLink(page, firstBundle)).toBeVisible({ visible: !isOn });
      await expect(find.straightLink(page, firstBundle)).toBeVisible({ visible: !isOn });
      await section.scrollIntoViewIfNeeded();
      await expect(find.addButton(page)).toBeVisible({ visible: !isOn });
    });
});

test("a cart from before a pause has a sentence and a mail link in place of all that sells, until it is over", async ({
  page,
}) => {
  const cart = find.cart(page);
  const swap = cart.getByRole("button", { name: cartLabels.swap }).first();
  const arrival = datesIn(cart, cartLabels.arrives);
  const amountsIn = (text: string) => text.match(/[−-]?\$[\d.]+/g) ?? [];
  const amounts = async () => amountsIn(await cart.innerText());
  const openCartAt = async (time: number) => {
    await page.clock.setFixedTime(time);
    await page.reload();
    await hydrated(page);
    await find.cartPill(page).click();
  };
  await page.clock.setFixedTime(start - 60_000);
  await page.goto(addressOf("/?snowball=BRO25"));
  await addToCart(page);
  await expect(swap).toBeVisible();
  const ofOffers = (await cart.getByRole("region").allInnerTexts()).flatMap(amountsIn);
  const before = await amounts();
  // The day of the build: dates of a delivery are shown from it on.
  await openCartAt(Date.now());
  await expect(cart.getByText(pause.text)).toBeVisible();
  await expect(cart.getByRole("link")).toHaveText([pause.link]);
  await expect.poll(async () => [...(await amounts()), ...ofOffers]).toEqual(before);
  for (const part of [find.checkoutButton(page), swap, arrival]) await expect(part).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await openCartAt(end);
  for (const part of [find.checkoutButton(page), swap, arrival]) await expect(part).toBeVisible();
});

test("during a pause the picker chooses, an address of a bundle opens it, and neither sells", async ({
  page,
}) => {
  await openHydrated(page, addressOf(bundlePath(lastBundle.id)));
  await expect(find.bundleOption(page, lastBundle)).toBeChecked();
  await find.pickBundle(page, firstBundle);
  await expect(find.bundleOption(page, firstBundle)).toBeChecked();
  await expect(find.checkout(page).getByRole("link", { name: pause.link })).toBeVisible();
  await expect(find.checkout(page).getByText(pause.text)).toBeVisible();
  await expect(find.addButton(page)).toBeHidden();
  await expect(waysToBuy(page)).toHaveCount(0);
});

tryPausedLayout(addressOf);

test("the search data and the feeds of a build during a pause offer no stock, and name the closed day", () => {
  const html = built("index.html");
  expect([...new Set(html.match(/schema\.org\/\w*Stock/g))]).toEqual(["schema.org/OutOfStock"]);
  expect(html).toContain(`"validThrough":"${days.through}"`);
  for (const feed of ["products", "meta"]) {
    const [, ...rows] = built(`feeds/${feed}.tsv`).trim().split("\n");
    expect(rows.filter((row) => /\tout[_ ]of[_ ]stock\t/.test(row))).toEqual(rows);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the landing page of a build during a pause says so, and has no cart link", async ({ page }) => {
    await page.goto(addressOf("/"));
    await expect(page.getByText(pause.text).filter({ visible: true })).not.toHaveCount(0);
    await expect(waysToBuy(page)).toHaveCount(0);
  });
});
