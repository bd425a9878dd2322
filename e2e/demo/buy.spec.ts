import type { Page } from "playwright/test";
import { buyButtonLabels, checkoutLabels, demoNote } from "@/content/interface";
import { brand } from "@/content/brand";
import { demoCheckoutWords } from "@/content/demo-checkout";
import { drop, hero } from "@/content/home";
import { paths } from "@/lib/paths";
import { brokenStorage } from "../broken-storage.ts";
import {
  addButton,
  barLink,
  bundleOption,
  cart as cartOf,
  cartPill,
  checkout,
  checkoutButton,
  goLink,
  heading,
  straightLink,
} from "../locators.ts";
import { addToCart, BUY_BUTTON_FILE, holdBack, hydrated } from "../pages.ts";
import { amountOf, filled, firstBundle, homeHeading, lastBundle, secondBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";

/** Stands the clock still. Returns whether the buy button's script was asked for. */
async function watchBuyButton(page: Page): Promise<() => boolean> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  let asked = false;
  page.on("request", (request) => (asked ||= BUY_BUTTON_FILE.test(request.url())));
  return () => asked;
}

test("from a bro's link to a cart that is credited to him, on the demo store", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));

  await page.goto("/BRO25");
  await expect(page.getByRole("heading", { level: 1, name: homeHeading })).toBeVisible();
  await goLink(page, secondBundle).click();
  await expect(bundleOption(page, secondBundle)).toBeChecked();
  await expect(checkout(page).getByText(demoNote)).toBeVisible();

  await checkout(page).getByRole("button", { name: "Increment" }).click();
  await addButton(page).click();
  const cart = cartOf(page);
  await expect(cart.getByRole("heading", { name: brand.cartTitle })).toBeVisible();
  await expect(cart.getByRole("spinbutton", { name: buyButtonLabels.cart.quantity })).toHaveValue("2");
  await expect(cartPill(page)).toHaveText(/2$/);

  await checkoutButton(page).click();
  await expect(page).toHaveURL(/\/demo\/checkout\?cart=/);
  await expect(page.getByRole("heading", { name: demoCheckoutWords.heading })).toBeVisible();
  await expect(page.getByText(demoNote)).toBeVisible();
  await expect(
    page.getByRole("row", { name: `${secondBundle.name} 2 ${amountOf(secondBundle, 2)}` }),
  ).toBeVisible();
  await expect(
    page.getByRole("row", {
      name: `${demoCheckoutWords.labels.total} ${amountOf(secondBundle, 2)}`,
      exact: true,
    }),
  ).toBeVisible();
  await expect(page.getByText("__snowball")).toBeVisible();
  await expect(page.getByText("BRO25")).toBeVisible();

  expect(requests.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
});

test("a bundle that is chosen before the application runs is the one that is bought", async ({ page }) => {
  const release = await holdBack(page, "**/assets/app-*.js");
  await page.goto("/");
  await goLink(page, lastBundle).click();
  await expect(page).toHaveURL(/#shopify-checkout/);
  release();
  await expect(bundleOption(page, lastBundle)).toBeChecked();
  await expect(addButton(page)).toBeVisible();
});

test("the focus goes from the plain link to the button that takes its place", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: filled(checkoutLabels.buy, firstBundle.name), exact: true }).focus();
  await expect(addButton(page)).toBeFocused();
});

test("the cart survives a reload, changes by its buttons, empties, and is one after other pages, too", async ({
  page,
}) => {
  await page.goto("/");
  await checkout(page).scrollIntoViewIfNeeded();
  await addButton(page).click();
  const cart = cartOf(page);
  await expect(cart.getByRole("spinbutton", { name: buyButtonLabels.cart.quantity })).toHaveValue("1");

  await page.reload();
  await cartPill(page).click();
  await cart.getByRole("button", { name: buyButtonLabels.cart.more }).click();
  await expect(cart.getByRole("spinbutton", { name: buyButtonLabels.cart.quantity })).toHaveValue("2");
  await cart.getByRole("button", { name: buyButtonLabels.cart.fewer }).click();
  await expect(cart.getByRole("spinbutton", { name: buyButtonLabels.cart.quantity })).toHaveValue("1");
  await cart.getByRole("button", { name: buyButtonLabels.cart.fewer }).click();
  await expect(cart.getByText(buyButtonLabels.cart.empty)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(cart.getByRole("button", { name: buyButtonLabels.cart.close })).toBeHidden();

  for (let times = 0; times < 2; times += 1) {
    await barLink(page, paths.faq).click();
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(addButton(page)).toHaveCount(1);
  }
  await addButton(page).click();
  await expect(cart.getByRole("spinbutton", { name: buyButtonLabels.cart.quantity })).toHaveValue("1");
  await expect(cartOf(page).getByRole("heading")).toHaveCount(1);
});

test("on other pages nothing of the purchase is loaded until the cart is opened, which gives the focus back", async ({
  page,
}) => {
  const asked = await watchBuyButton(page);
  await page.goto("/faq");
  // Before the application runs, the button is a link to the checkout.
  await hydrated(page);
  await page.clock.runFor(10_000);
  await page.evaluate(() => fetch("/robots.txt"));
  expect(asked()).toBe(false);
  await page.clock.resume();
  const button = cartPill(page);
  await button.focus();
  await page.keyboard.press("Enter");
  const close = page.getByRole("button", { name: buyButtonLabels.cart.close });
  await expect(close).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});

test("a cart link leads to the demo checkout with its variant and its code", async ({ page }) => {
  await page.goto("/?snowball=BRO25");
  await straightLink(page, lastBundle).click();
  await expect(page.getByRole("row", { name: `${lastBundle.name} 1 ${amountOf(lastBundle)}` })).toBeVisible();
  await expect(page.getByText("__snowball")).toBeVisible();
  await expect(page.getByText(filled(demoCheckoutWords.labels.discount, "BRO25"))).toBeVisible();
});

test("the buy button starts 2 seconds after the page is shown, not before", async ({ page }) => {
  const asked = await watchBuyButton(page);
  await page.goto("/");
  // Nobody touches anything, so the application comes late; the two seconds run all the same.
  await page.clock.runFor(1_500);
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  await page.clock.runFor(400);
  await page.evaluate(() => fetch("/robots.txt"));
  expect(asked()).toBe(false);
  await page.clock.runFor(200);
  await expect.poll(asked).toBe(true);
});

for (const intent of [hero.buyLabel, `${drop.goLabel}: ${firstBundle.name}`]) {
  test(`the buy button starts at once with ${intent}`, async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await hydrated(page);
    const asked = page.waitForRequest(BUY_BUTTON_FILE);
    await page.getByRole("link", { name: intent, exact: true }).click();
    await page.clock.runFor(10);
    await asked;
  });
}

test("the buy button starts when the checkout is within one and a half screens, not before", async ({
  page,
}) => {
  const asked = await watchBuyButton(page);
  await page.goto("/");
  await hydrated(page);
  /** Scrolls until the section's top is so many screens below the window's end, and lets the browser tell everybody. */
  const leaveScreens = (screens: number) =>
    checkout(page).evaluate(
      (section, share) =>
        new Promise<void>((told) => {
          const top = section.getBoundingClientRect().top + window.scrollY;
          window.scrollTo({ top: top - window.innerHeight * (1 + share), behavior: "instant" });
          // Observers are told in the order in which they were made.
          new IntersectionObserver(() => told()).observe(section);
        }),
      screens,
    );
  await leaveScreens(1.6);
  // What was wanted before this was asked for before it.
  await page.evaluate(() => fetch("/robots.txt"));
  expect(asked()).toBe(false);
  await leaveScreens(1.4);
  await expect.poll(asked).toBe(true);
});

for (const [name, breakStorage] of Object.entries(brokenStorage)) {
  test(`with storage ${name} the order still shows what was bought, and for whom`, async ({ page }) => {
    await breakStorage(page);
    await page.goto("/?snowball=BRO25");
    await addToCart(page);
    await checkoutButton(page).click();
    await expect(page).toHaveURL(/\/demo\/checkout/);
    await expect(
      page.getByRole("row", {
        name: `${demoCheckoutWords.labels.total} ${amountOf(firstBundle)}`,
        exact: true,
      }),
    ).toBeVisible();
    await expect(page.getByText("__snowball")).toBeVisible();
    await expect(page.getByText("BRO25").first()).toBeVisible();
  });
}
