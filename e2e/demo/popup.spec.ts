// The ticket that a bro's link brings, on every page.
import type { Page } from "playwright/test";
import { referralPopup } from "@/content/referral-popup";
import { violations } from "../accessibility.ts";
import {
  buyNow,
  closeTicketButton as close,
  redeemButton as redeem,
  straightLink,
  ticket,
} from "../locators.ts";
import { DESKTOP, hydrated, openHydrated, PHONE } from "../pages.ts";
import { firstBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";

test.use({ ticket: "keep" });

const LONGEST = "W".repeat(64);

const cartLink = (page: Page) => straightLink(page, firstBundle);

/** The codes for which it is marked as shown. */
const marked = (page: Page) => page.evaluate(() => localStorage.getItem("mugworks_popup_shown"));

const frames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** The application runs, knows the code, and had the time to open a ticket. */
async function settled(page: Page, code: string): Promise<void> {
  await hydrated(page);
  await expect(cartLink(page)).toHaveAttribute("href", new RegExp(`=${code}$`));
  await page.waitForLoadState("networkidle");
  await frames(page);
}

/** Where the keyboard is: in the ticket, nowhere on the page, or on what the ticket covers. */
const keyboardIn = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement?.closest("dialog")) return "ticket";
    return activeElement === document.body ? "nowhere" : "page";
  });

test("by keyboard: it takes the focus, keeps it, gives it back, and stays away once it was shown", async ({
  page,
  context,
}) => {
  await openHydrated(page, "/");
  await buyNow(page).focus();
  // The code comes from another tab, so that there is a place to go back to.
  const other = await context.newPage();
  await other.goto("/BRO25");
  await expect(ticket(other)).toContainText("25%");
  await page.bringToFront();
  await expect(ticket(page)).toContainText("25%");
  await expect(close(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(redeem(page)).toBeFocused();
  for (const key of ["Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    expect(await keyboardIn(page), key).not.toBe("page");
  }
  await buyNow(page).focus();
  expect(await keyboardIn(page)).not.toBe("page");

  // A code that arrives while it is open gets its own ticket, with the focus in it.
  await other.goto("/MATTE15");
  await expect(ticket(page)).toContainText("15%");
  await expect(ticket(page)).toContainText("MATTE15");
  await page.keyboard.press("Escape");
  await expect(ticket(page)).toBeHidden();
  await expect(buyNow(page)).toBeFocused();
  await expect(ticket(other)).toBeHidden();
  expect(await marked(page)).toBe('["MATTE15"]');

  await page.reload();
  await settled(page, "MATTE15");
  await expect(ticket(page)).toHaveCount(0);
  await page.goto("/faq?snowball=BRO25");
  await expect(ticket(page)).toContainText("25%");
});

test("by pointer: the page behind is out of reach; the backdrop and the button close it, the paper does not", async ({
  page,
}) => {
  await page.goto("/?snowball=BRO25");
  await expect(redeem(page)).toBeVisible();
  await ticket(page).getByText("25%").click();
  await expect(ticket(page)).toBeVisible();
  // Where the brand's link lies.
  await page.mouse.click(40, 30);
  await expect(ticket(page)).toBeHidden();
  await expect(page).toHaveURL("/");
  expect(await marked(page)).toBe('["BRO25"]');

  await page.goto("/muglife?snowball=MATTE15");
  await close(page).click();
  await expect(ticket(page)).toBeHidden();
  expect(await marked(page)).toBe('["BRO25","MATTE15"]');
  await page.goto("/BRO25");
  await settled(page, "BRO25");
  await expect(ticket(page)).toHaveCount(0);
});

test("Redeem & Copy copies the code, hides the ticket for good and says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await page.goto("/BRO25");
  await redeem(page).press("Enter");
  await expect(ticket(page)).toBeHidden();
  const said = page.getByRole("status").filter({ hasText: referralPopup.copied });
  await expect(said).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("BRO25");
  expect(await marked(page)).toBe('["BRO25"]');
  await page.clock.runFor(4_000);
  await expect(said).toHaveCount(0);
});

for (const refusal of ["refused", "missing"]) {
  test(`with the clipboard ${refusal} nothing claims to be copied, and the code can be read and selected`, async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.addInitScript((how) => {
      const writeText = () => Promise.reject(new DOMException("BRO25 refused", "NotAllowedError"));
      Object.defineProperty(navigator, "clipboard", { value: how === "refused" ? { writeText } : undefined });
    }, refusal);
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto("/BRO25");
    await redeem(page).click();
    await expect(ticket(page)).toBeHidden();
    expect(await marked(page)).toBe('["BRO25"]');
    const kept = page.getByRole("status").filter({ hasText: `${referralPopup.codeLabel} BRO25` });
    await expect(kept).toBeInViewport({ ratio: 0.99 });
    await expect(page.getByText(referralPopup.copied)).toHaveCount(0);
    await kept.getByText("BRO25").click();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe("BRO25");
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: referralPopup.close, exact: true }).click();
    await expect(kept).toHaveCount(0);
    expect(logged.filter((text) => text.includes("could not be copied"))).toHaveLength(1);
    expect(logged.join()).not.toContain("BRO25");
  });
}

test("it fits at every width, is sound to axe, shifts nothing and waits for the page's paint", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push(`shift ${JSON.stringify(entry)}`);
    }).observe({ type: "layout-shift", buffered: true });
    new MutationObserver(() => {
      if (!document.querySelector("dialog.referral-popup")) return;
      if (performance.getEntriesByName("first-contentful-paint").length === 0) seen.push("before the paint");
      if (!document.querySelector("main h1")) seen.push("before the page");
    }).observe(document, { childList: true, subtree: true });
  });
  for (const [address, viewport] of [
    [`/?snowball=${LONGEST}`, { width: 320, height: 568 }],
    [`/faq?snowball=BRO25`, { width: 320, height: 400 }],
    ["/BRO25", PHONE],
    ["/bros?snowball=MATTE15", DESKTOP],
  ] as const) {
    const name = `${address.slice(0, 30)} at ${viewport.width} px`;
    await page.setViewportSize(viewport);
    await page.evaluate(() => localStorage.clear()).catch(() => undefined);
    await page.goto(address);
    await expect(redeem(page), name).toBeVisible();
    await frames(page);
    expect(await violations(page), name).toEqual([]);
    expect(await page.evaluate("seen"), name).toEqual([]);
    const cut = await ticket(page).evaluate((dialog) => {
      const paper = dialog.getBoundingClientRect();
      const inside = [...dialog.querySelectorAll("*")].filter((node) => !node.matches(".sr-only"));
      return {
        sideways: [
          document.documentElement.scrollWidth - innerWidth,
          dialog.scrollWidth - dialog.clientWidth,
        ],
        beside: paper.left < 0 || paper.right > innerWidth || paper.top < 0 || paper.bottom > innerHeight,
        out: inside
          .filter((node) => {
            const { left, right } = node.getBoundingClientRect();
            return (
              left < paper.left - 0.5 || right > paper.right + 0.5 || node.scrollWidth > node.clientWidth + 1
            );
          })
          .map((node) => node.outerHTML),
      };
    });
    expect(cut, name).toEqual({ sideways: [0, 0], beside: false, out: [] });
    // On a low window the ticket scrolls within itself.
    await redeem(page).scrollIntoViewIfNeeded();
    await expect(redeem(page)).toBeInViewport({ ratio: 0.99 });
  }
});

test("a lookup that hangs pulses for 8 seconds, but not where less motion is wished, then reads 0% and that the code counts", async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.route(/assets\/demo-affiliates-/, () => undefined);
  await page.goto("/?snowball=BRO25");
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(ticket(page)).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.clock.runFor(7_800);
  await expect(ticket(page).getByText(referralPopup.loading)).toBeVisible();
  await expect(ticket(page)).not.toContainText("%");
  await expect(redeem(page)).toHaveCount(0);
  const pulsing = () =>
    ticket(page).evaluate(
      (dialog) =>
        dialog
          .getAnimations({ subtree: true })
          .filter((one) => Number(one.effect?.getComputedTiming().duration) > 1).length,
    );
  expect(await pulsing()).toBe(3);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await pulsing()).toBe(0);
  await page.clock.runFor(200);
  await expect(ticket(page)).toContainText("0%");
  await expect(ticket(page)).toContainText(referralPopup.noDiscount);
});

test("with the ticket's file blocked the page stands and the code counts", async ({ page, watch }) => {
  watch.allow(/Failed to load resource/);
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.route(/assets\/(popup|report-visits)-/, (route) => route.abort("blockedbyclient"));
  await page.goto("/BRO25");
  await settled(page, "BRO25");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(logged.filter((text) => text.includes("The referral popup did not load"))).toHaveLength(1);
});
