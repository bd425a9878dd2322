// Hostile text in storage and in responses of the affiliate service. demo/referral-link.spec.ts has it in the address.
import type { Page } from "playwright/test";
import { STORAGE_KEYS } from "@/lib/browser/storage";
import { AT_NIGHT } from "../every.ts";
import { straightLink, popup } from "../locators.ts";
import { hydrated } from "../pages.ts";
import { RoutedShop } from "../routed-shop.ts";
import { SHOP_ENVIRONMENT } from "../shop-environment.ts";
import { firstBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";

test.use({ popup: "keep" });

const HOSTILE = [
  "<img src=x onerror=alert(1)>",
  "</script><script>alert(1)</script>",
  "javascript:alert(1)",
  "//evil.example",
  "BRO25\u0000",
  "\u202EBRO25",
  "A".repeat(5_000),
  "__proto__.x",
  "%E0%A4%A",
];

const link = (page: Page) => straightLink(page, firstBundle);

/** Replaces the stored values, and loads the page again. */
async function openWith(page: Page, kept: Record<string, string>, address = "/"): Promise<void> {
  await page.evaluate((entries) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(entries)) {
      localStorage.setItem(key, value);
      sessionStorage.setItem(key, value);
    }
  }, kept);
  await page.goto(address);
  await hydrated(page);
}

test(
  "no text in storage or from the affiliate service runs, throws, navigates away or replaces a live code",
  AT_NIGHT,
  async ({ page, baseURL }) => {
    await RoutedShop.open(page);
    const ran: string[] = [];
    page.on("dialog", (dialog) => {
      ran.push(dialog.message());
      void dialog.dismiss();
    });
    const left: string[] = [];
    page.on("framenavigated", (frame) => {
      if (!frame.url().startsWith(baseURL ?? "none")) left.push(frame.url());
    });
    await page.goto("/faq");

    for (const text of HOSTILE) {
      const name = text.slice(0, 30);
      for (const record of [text, JSON.stringify({ code: text, expiry: Date.now() + 60_000 })]) {
        await openWith(page, { snowball_code: record });
        await expect(link(page), name).toHaveAttribute("href", /\/cart\/\d+:1$/);
        expect(await page.evaluate(() => localStorage.getItem("snowball_code")), name).toBeNull();
      }
    }
    await expect(popup(page)).toHaveCount(0);

    // All other keys hold hostile text, and the service returns the one valid entry among hostile ones.
    const affiliate = (code: unknown, percent: unknown) => ({
      code: { code },
      current_segment: { discount_payout_value: percent },
    });
    let answer = "";
    await page.route(`${SHOP_ENVIRONMENT.VITE_AFFILIATE_API_URL}/**`, (route) =>
      route.fulfill({
        headers: { "access-control-allow-origin": "*" },
        contentType: "application/json",
        body: answer,
      }),
    );
    const bodies = [
      [
        JSON.stringify({ payload: [...HOSTILE.map((text) => affiliate(text, 90)), affiliate("BRO25", 25)] }),
        "25%",
      ],
      ...HOSTILE.slice(0, 2).map((text) => [JSON.stringify({ payload: [affiliate("BRO25", text)] }), "0%"]),
      ['{"__proto__":{"payload":[{"code":{"code":"BRO25"}}]},"constructor":1}', "0%"],
      ["<script>alert(1)</script>", "0%"],
      [JSON.stringify({ payload: [affiliate("BRO25", 100 / 3)] }), "33.3%"],
    ] as const;
    for (const [index, [body = "", figure = ""]] of bodies.entries()) {
      answer = body;
      const text = HOSTILE[index] ?? "";
      await openWith(
        page,
        {
          [STORAGE_KEYS.popupShown]: text,
          [STORAGE_KEYS.discount]: text,
          [STORAGE_KEYS.replacedCodes]: text,
          [STORAGE_KEYS.scrollPositions]: text,
        },
        "/?snowball=BRO25",
      );
      await expect(popup(page).getByText(figure, { exact: true }), body.slice(0, 60)).toBeVisible();
      await expect(link(page)).toHaveAttribute("href", /=BRO25$/);
    }
    expect([ran, left]).toEqual([[], []]);
  },
);

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
