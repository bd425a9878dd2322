// What interrupts a wipe of the line-up: a second tap, a key that is held, a window that turns, a worker that fails.
import type { Page } from "playwright/test";
import { lineUp } from "@/content/home-story";
import { boxOf, countOf, open, region, second, wipeButton } from "../line-up.ts";
import { pauseClock, PHONE } from "../pages.ts";
import { expect, test } from "../test.ts";

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
