// When the referral tracker starts, and at which address.
import { AT_NIGHT } from "../every.ts";
import { hydrated } from "../pages.ts";
import { RoutedShop } from "../routed-shop.ts";
import { expect, test } from "../test.ts";

test.use({ popup: "keep" });

test(
  "the referral tracker starts after hydration, at an address without the parameters that it would follow",
  AT_NIGHT,
  async ({ page }) => {
    const shop = await RoutedShop.open(page);
    const states: string[] = [];
    await page.route("https://tracker.test/**", async (route) => {
      states.push(`${page.url()} ${await page.evaluate(() => document.readyState)}`);
      await route.fallback();
    });
    for (const [address, codes] of [
      ["/BRO25?", ["BRO25"]],
      ["/faq?snowball=MATTE15&", ["BRO25", "MATTE15"]],
    ] as const) {
      await page.goto(`${address}redirect=javascript:alert(1)&snowball_referrer=x&utm_source=y`);
      await hydrated(page);
      await expect.poll(() => page.url()).toMatch(/\/(faq)?\?utm_source=y$/);
      await expect.poll(() => shop.trackedCodes).toEqual(codes);
    }
    expect(states).toHaveLength(2);
    expect(states.join()).not.toMatch(/redirect|snowball_referrer|loading/);
  },
);
