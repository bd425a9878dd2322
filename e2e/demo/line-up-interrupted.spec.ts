// What interrupts a wipe of the line-up: a second tap, a key that is held, a window that turns, a worker that fails.
import type { Page } from "playwright/test";
import { lineUp } from "@/content/home-story";
import { paths } from "@/lib/site/paths";
import { fillText } from "@/lib/text/fill-text";
import { formatUsd } from "@/lib/text/money";
import {
  boxOf,
  countOf,
  doneText,
  labelOf,
  open,
  packLink,
  pictureOf,
  region,
  said,
  second,
  suspects,
  wipeButton,
  wipeByKey,
} from "../line-up.ts";
import { AT_NIGHT, EACH_BROWSER } from "../every.ts";
import { barLink, heading } from "../locators.ts";
import { delayRequests, DESKTOP, nextPaint, pauseClock, PHONE } from "../pages.ts";
import { homeHeading, lowestPrice } from "../site-content.ts";
import { expect, test } from "../test.ts";
import { MARK, translateNow } from "../translator.ts";

const WORKER = /\/assets\/line-up-worker-[^/]*$/;

/** The shop's time is over when the clock is moved to the hour at which it stands. */
const SLOW_SHOP = /The shop could not be used: slow/;

const sheet = (page: Page) => region(page).getByText(lineUp.sheet);
const list = (page: Page) => region(page).getByRole("list").first();

/** Takes the sheet above the faces, and moves it to this share of the list's width and height. */
async function hold(page: Page, along: number, down: number, from = 0.5): Promise<void> {
  const { x, y, width, height } = await boxOf(list(page));
  await page.mouse.move(x + width * from, y + 4);
  await page.mouse.down();
  await page.mouse.move(x + width * along, y + height * down, { steps: 4 });
}

/** Expects the sheet, with its center inside the list, where the edge does not hide it. */
async function expectSheetInside(page: Page): Promise<void> {
  await expect(sheet(page)).toBeVisible();
  const { x, y, width, height } = await boxOf(list(page));
  const put = await boxOf(sheet(page).locator(".."));
  const middle = { x: put.x + put.width / 2 - x, y: put.y + put.height / 2 - y };
  expect(middle.x).toBeGreaterThan(-1);
  expect(middle.x).toBeLessThan(width + 1);
  expect(middle.y).toBeGreaterThan(-1);
  expect(middle.y).toBeLessThan(height + 1);
}

test(
  "a key that is pressed right after a drag wipes a suspect, although no timer has run since",
  AT_NIGHT,
  async ({ page, watch }) => {
    watch.allow(SLOW_SHOP);
    await page.setViewportSize(DESKTOP);
    await open(page);
    await pauseClock(page);
    await hold(page, 0.55, 0.02);
    await page.mouse.up();
    await wipeButton(page).press("Enter");
    await page.clock.runFor(2000);
    await expect(region(page)).toContainText(countOf(1));
  },
);

test("suspects who are tapped while another one is wiped are wiped after him", async ({ page, watch }) => {
  watch.allow(SLOW_SHOP);
  await open(page);
  await pauseClock(page);
  for (const suspect of suspects.slice(0, 3)) await wipeButton(page, suspect).press("Enter");
  await page.clock.runFor(4000);
  await expect(region(page)).toContainText(countOf(3));
});

test("all suspects are wiped by keys alone, each is announced, and a button that is done does nothing", async ({
  page,
}) => {
  await open(page);
  await wipeButton(page).focus();
  for (const [index, suspect] of suspects.entries()) {
    if (index > 0) await page.keyboard.press("Tab");
    await expect(wipeButton(page, suspect)).toBeFocused();
    await page.keyboard.press(index % 2 === 0 ? "Enter" : "Space");
    await expect(said(page)).toContainText(doneText(index + 1, suspect));
    await expect(wipeButton(page, suspect)).toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("Enter");
  }
  await expect(said(page)).toContainText(lineUp.closed);
  await expect(region(page)).toContainText(countOf(suspects.length));
});

test("Enter that is held down wipes to the end", AT_NIGHT, async ({ page, watch }) => {
  watch.allow(SLOW_SHOP);
  await open(page);
  await pauseClock(page);
  await wipeButton(page).focus();
  for (let press = 0; press < 24; press += 1) {
    await page.keyboard.down("Enter");
    await page.clock.runFor(50);
  }
  await expect(region(page)).toContainText(countOf(1));
});

test(
  "a suspect who was tapped shows his face: the sheet rests beneath it",
  EACH_BROWSER,
  async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await open(page);
    await wipeButton(page, second).click();
    const { y, height } = await boxOf(pictureOf(page, second));
    const face = y + height * 0.52;
    await expect(region(page)).toContainText(countOf(1));
    const used = region(page).getByText(labelOf(1)).locator("..");
    await expect.poll(async () => (await boxOf(used)).y).toBeGreaterThan(face);
  },
);

test(
  "a page that is scrolled while a suspect is wiped shows him matte afterward",
  AT_NIGHT,
  async ({ page, watch }) => {
    watch.allow(SLOW_SHOP);
    await open(page);
    await pauseClock(page);
    await wipeButton(page).press("Enter");
    await page.clock.runFor(50);
    await page.evaluate(() => scrollBy({ top: 150, behavior: "instant" }));
    await page.clock.runFor(1000);
    await expect(region(page)).toContainText(countOf(1));
  },
);

test("a sheet that leaves the window is put down where it can be seen", AT_NIGHT, async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page);
  await hold(page, 0.5, 0.03);
  await page.mouse.move(-400, -300, { steps: 3 });
  await page.mouse.up();
  await expectSheetInside(page);
});

test("a window that turns while the sheet is held puts it down where it can be seen, and it can be taken again", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page);
  // At the edge, where no face is wiped whole.
  await hold(page, 0.01, 0.95, 0.01);
  await expect(sheet(page)).toBeHidden();
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await expectSheetInside(page);
  await page.mouse.up();
  await list(page).evaluate((node) => node.scrollIntoView({ block: "start", behavior: "instant" }));
  await hold(page, 0.3, 0.03);
  await expect(sheet(page)).toBeHidden();
  await page.mouse.up();
  await expect(sheet(page)).toBeVisible();
});

test(
  "a window that turns while a suspect is wiped by a key wipes him all the same",
  AT_NIGHT,
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page);
    await wipeButton(page).press("Enter");
    await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
    await expect(region(page)).toContainText(countOf(1));
  },
);

test(
  "reduced motion that begins while a suspect is wiped shows him matte at once, and the sheet returns with the motion",
  AT_NIGHT,
  async ({ page, watch }) => {
    watch.allow(SLOW_SHOP);
    await open(page);
    await pauseClock(page);
    await wipeButton(page).press("Enter");
    await page.clock.runFor(50);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(region(page)).toContainText(countOf(1));
    await wipeButton(page).press("Enter");
    await wipeButton(page, second).press("Enter");
    await expect(region(page)).toContainText(countOf(2));
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect(region(page).getByText(labelOf(2))).toBeVisible();
  },
);

test("a worker that fails while a suspect is wiped leaves him matte, and the others are matte at once", async ({
  page,
  watch,
}) => {
  watch.allow(SLOW_SHOP);
  await page.addInitScript(() => {
    const { Worker } = window;
    window.Worker = class extends Worker {
      constructor(...parts: ConstructorParameters<typeof Worker>) {
        super(...parts);
        Object.assign(window, { fail: () => this.dispatchEvent(new ErrorEvent("error")) });
      }
    };
  });
  await open(page);
  await pauseClock(page);
  await wipeButton(page).press("Enter");
  await page.clock.runFor(50);
  await page.evaluate("fail()");
  await expect(region(page)).toContainText(countOf(1));
  await expect(sheet(page)).toHaveCount(0);
  await wipeButton(page, second).press("Enter");
  await expect(region(page)).toContainText(countOf(2));
});

test("a sheet whose worker is late stays in view while it is held", AT_NIGHT, async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const release = await delayRequests(page, WORKER);
  await open(page);
  await hold(page, 0.4, 0.03);
  await nextPaint(page);
  await expect(sheet(page)).toBeVisible();
  release();
  await expect(sheet(page)).toBeHidden();
  await page.mouse.up();
  await expect(sheet(page)).toBeVisible();
});

test("each used sheet falls before a clean one, and the last one falls alone", AT_NIGHT, async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page);
  await list(page).evaluate((node) => {
    const fallen: (string | null)[] = [];
    new MutationObserver((records) => {
      for (const { textContent } of records.flatMap(({ addedNodes }) => [...addedNodes]))
        if (textContent) fallen.push(textContent);
    }).observe(node.parentElement ?? node, { childList: true });
    Object.assign(window, { fallen });
  });
  for (const suspect of suspects) await wipeByKey(page, suspect);
  await expect(region(page)).toContainText(countOf(suspects.length));
  expect(await page.evaluate("fallen")).toEqual([
    lineUp.sheet,
    ...suspects.slice(2).map((_, index) => labelOf(index + 1)),
  ]);
});

test(
  "after the last suspect there is no sheet to take, at a later visit of the page either",
  AT_NIGHT,
  async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await open(page);
    for (const suspect of suspects) await wipeByKey(page, suspect);
    const last = region(page).getByText(labelOf(suspects.length));
    await expect(last).toBeAttached();
    await hold(page, 0.4, 0.5);
    await nextPaint(page);
    await expect(last).not.toHaveCSS("visibility", "hidden");
    await page.mouse.up();
    await barLink(page, paths.faq).click();
    await expect(heading(page)).not.toHaveText(homeHeading);
    await page.goBack();
    await expect(region(page)).toContainText(countOf(suspects.length));
    await expect(wipeButton(page)).toBeAttached();
    await expect(last).toHaveCount(0);
  },
);

test(
  "a page that is translated names each button and the link in its language, and keeps handles and prices",
  AT_NIGHT,
  async ({ page }) => {
    await open(page);
    await translateNow(page);
    for (const [index, { username }] of suspects.slice(0, 2).entries()) {
      const button = region(page).getByRole("button", { name: username });
      await expect(button).toHaveAccessibleName(`${MARK}${fillText(lineUp.wipe, { username })}`);
      await button.press("Enter");
      await expect(packLink(page)).toHaveText(`${MARK}${lineUp.buy}, ${formatUsd(lowestPrice)}`);
      await expect(region(page).getByText(labelOf(index + 1))).toBeVisible();
    }
  },
);
