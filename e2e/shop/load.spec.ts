// More than a visit ever brings. What is expected is that the page answers the next tap; a busy machine decides how long that takes.
import { reviews as reviewsText } from "@/content/home-end";
import { AT_NIGHT } from "../every.ts";
import { addToCart, openHydrated } from "../pages.ts";
import { expectCartOf } from "../referral-steps.ts";
import { RoutedShop } from "../routed-shop.ts";
import { expect, test } from "../test.ts";

const MESSAGES = 300;
const MESSAGE_CHARACTERS = 100_000;
/** The frame's messages name this height. */
const FRAME_HEIGHT_PX = 321;

test(
  `${MESSAGES} messages of ${MESSAGE_CHARACTERS} characters, of other windows and of the reviews' frame, leave the page usable`,
  AT_NIGHT,
  async ({ page }) => {
    const shop = await RoutedShop.open(page);
    await openHydrated(page, "/?snowball=BRO25");
    const region = page.getByRole("region", { name: reviewsText.heading });
    await region.scrollIntoViewIfNeeded();
    await expect(region.frameLocator("iframe").getByText("Stand-in review").first()).toBeVisible();
    const flood = { count: MESSAGES, length: MESSAGE_CHARACTERS, height: FRAME_HEIGHT_PX };
    const frame = region.frameLocator("iframe");
    // The frame also reports the height of what it has drawn, as when the widget is initialized again.
    await frame.locator("div:has(> .jdgm-widget)").evaluate((drawn, { count, length, height }) => {
      if (drawn instanceof HTMLElement) drawn.style.height = `${height}px`;
      for (let sent = 0; sent < count; sent += 1)
        parent.postMessage({ height, problem: null, text: "x".repeat(length) }, "*");
    }, flood);
    await expect(region.locator("iframe")).toHaveCSS("height", `${FRAME_HEIGHT_PX}px`);
    await page.evaluate(
      ({ count, length }) =>
        new Promise<void>((done) => {
          addEventListener("message", ({ data }) => data === "last" && done());
          for (let sent = 0; sent < count; sent += 1)
            postMessage({ height: sent, problem: "x".repeat(length) }, "*");
          postMessage("last", "*");
        }),
      flood,
    );
    await expect(region.locator("iframe")).toHaveCSS("height", `${FRAME_HEIGHT_PX}px`);
    await expect(frame.getByText("Stand-in review").first()).toBeVisible();
    await addToCart(page);
    expectCartOf(shop, "BRO25");
  },
);
