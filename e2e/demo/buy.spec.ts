import type { Page } from "playwright/test";
import { brokenStorage } from "../broken-storage.ts";
import { addToCart, checkout, holdBack, hydrated } from "../pages.ts";
import { expect, test } from "../test.ts";

/** Stands the clock still. Returns whether the buy button's script was asked for. */
async function watchBuyButton(page: Page): Promise<() => boolean> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  let asked = false;
  page.on("request", (request) => (asked ||= request.url().includes("buy-button")));
  return () => asked;
}

test("from a bro's link to a cart that is credited to him, on the demo store", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));

  await page.goto("/BRO25");
  await expect(page.getByRole("heading", { level: 1, name: "Shine off." })).toBeVisible();
  await page.getByRole("link", { name: "Let's Go: Bro Bundle" }).click();
  await expect(checkout(page).getByRole("radio", { name: /Bro Bundle/ })).toBeChecked();
  await expect(checkout(page).getByText("Demo store: nothing is charged")).toBeVisible();

  await checkout(page).getByRole("button", { name: "Increment" }).click();
  await checkout(page).getByRole("button", { name: "Add to cart" }).click();
  const cart = page.getByRole("complementary", { name: "Cart" });
  await expect(cart.getByRole("heading", { name: "Your Mugworks wipes" })).toBeVisible();
  await expect(cart.getByRole("spinbutton", { name: "Quantity" })).toHaveValue("2");
  await expect(page.getByRole("link", { name: "Cart 2" })).toBeVisible();

  await cart.getByRole("button", { name: "Checkout" }).click();
  await expect(page).toHaveURL(/\/demo\/checkout\?cart=/);
  await expect(page.getByRole("heading", { name: "Demo checkout" })).toBeVisible();
  await expect(page.getByText("Demo store: nothing is charged")).toBeVisible();
  await expect(page.getByRole("row", { name: /Bro Bundle 2 \$120/ })).toBeVisible();
  await expect(page.getByRole("row", { name: "Total $120" })).toBeVisible();
  await expect(page.getByText("__snowball")).toBeVisible();
  await expect(page.getByText("BRO25")).toBeVisible();

  expect(requests.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
});

test("a bundle that is chosen before the application runs is the one that is bought", async ({ page }) => {
  const release = await holdBack(page, "**/assets/app-*.js");
  await page.goto("/");
  await page.getByRole("link", { name: "Let's Go: Matte Mode" }).click();
  await expect(page).toHaveURL(/#shopify-checkout/);
  release();
  await expect(checkout(page).getByRole("radio", { name: /Matte Mode/ })).toBeChecked();
  await expect(checkout(page).getByRole("button", { name: "Add to cart" })).toBeVisible();
});

test("the focus goes from the plain link to the button that takes its place", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Buy Starter", exact: true }).focus();
  await expect(checkout(page).getByRole("button", { name: "Add to cart" })).toBeFocused();
});

test("the cart survives a reload, changes by its buttons, empties, and is one after other pages, too", async ({
  page,
}) => {
  await page.goto("/");
  await checkout(page).scrollIntoViewIfNeeded();
  await checkout(page).getByRole("button", { name: "Add to cart" }).click();
  const cart = page.getByRole("complementary", { name: "Cart" });
  await expect(cart.getByRole("spinbutton", { name: "Quantity" })).toHaveValue("1");

  await page.reload();
  await page.getByRole("link", { name: "Cart" }).click();
  await cart.getByRole("button", { name: "Increase item quantity by one" }).click();
  await expect(cart.getByRole("spinbutton", { name: "Quantity" })).toHaveValue("2");
  await cart.getByRole("button", { name: "Reduce item quantity by one" }).click();
  await expect(cart.getByRole("spinbutton", { name: "Quantity" })).toHaveValue("1");
  await cart.getByRole("button", { name: "Reduce item quantity by one" }).click();
  await expect(cart.getByText("Nothing in here yet.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(cart.getByRole("button", { name: "Close cart" })).toBeHidden();

  for (let times = 0; times < 2; times += 1) {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "FAQ" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Fair questions" })).toBeFocused();
    await page.goBack();
    await expect(checkout(page).getByRole("button", { name: "Add to cart" })).toHaveCount(1);
  }
  await checkout(page).getByRole("button", { name: "Add to cart" }).click();
  await expect(cart.getByRole("spinbutton", { name: "Quantity" })).toHaveValue("1");
  await expect(page.getByRole("complementary", { name: "Cart" }).getByRole("heading")).toHaveCount(1);
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
  const button = page.getByRole("link", { name: "Cart" });
  await button.focus();
  await page.keyboard.press("Enter");
  const close = page.getByRole("button", { name: "Close cart" });
  await expect(close).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});

test("a cart link leads to the demo checkout with its variant and its code", async ({ page }) => {
  await page.goto("/?snowball=BRO25");
  await page.getByRole("link", { name: "Straight to checkout: Matte Mode" }).click();
  await expect(page.getByRole("row", { name: /Matte Mode 1 \$100/ })).toBeVisible();
  await expect(page.getByText("__snowball")).toBeVisible();
  await expect(page.getByText("Discount code: BRO25")).toBeVisible();
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

for (const intent of ["Buy Now", "Let's Go: Starter"]) {
  test(`the buy button starts at once with ${intent}`, async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await hydrated(page);
    const asked = page.waitForRequest(/assets\/buy-button/);
    await page.getByRole("link", { name: intent }).click();
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
    await page.getByRole("button", { name: "Checkout" }).click();
    await expect(page).toHaveURL(/\/demo\/checkout/);
    await expect(page.getByRole("row", { name: "Total $20" })).toBeVisible();
    await expect(page.getByText("__snowball")).toBeVisible();
    await expect(page.getByText("BRO25").first()).toBeVisible();
  });
}
