// The suspects of the landing page, whom the visitor wipes, and the way from there to the picker.
import type { Page } from "playwright/test";
import { lineUp, ugc } from "@/content/home-story";
import { paths } from "@/lib/site/paths";
import { formatUsd } from "@/lib/text/money";
import {
  countOf,
  doneText,
  labelOf,
  dragOver,
  open,
  packLink,
  pictureOf,
  region,
  said,
  second,
  suspectOf,
  suspects,
  wallOf,
  wipeButton,
  wipeByKey,
} from "../line-up.ts";
import { barLink, bundleOption, checkout, heading } from "../locators.ts";
import { boxOf, centerOf, DESKTOP, expectTop, PHONE, pauseClock, scrollY } from "../pages.ts";
import { firstBundle, homeHeading, lowestPrice } from "../site-content.ts";
import { swipe } from "../swipe.ts";
import { EACH_BROWSER, expect, test } from "../test.ts";

async function noteEvents(page: Page): Promise<void> {
  await page.evaluate(() => {
    const events: string[] = [];
    addEventListener("mugworks:event", (event) => {
      if (event instanceof CustomEvent) events.push(JSON.stringify(event.detail));
    });
    Object.assign(window, { events });
  });
}

const sheet = (page: Page) => region(page).getByText(lineUp.sheet);

/** Takes the sheet above the faces, and moves it to this share of the wall's width and height. */
async function hold(page: Page, along: number, down: number, from = 0.5): Promise<void> {
  const { x, y, width, height } = await boxOf(wallOf(page));
  await page.mouse.move(x + width * from, y + 4);
  await page.mouse.down();
  await page.mouse.move(x + width * along, y + height * down, { steps: 4 });
}

test(
  "the suspects are wiped by pointer and keys, until the case is closed",
  EACH_BROWSER,
  async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await open(page);
    await noteEvents(page);

    await test.step("a pointer that wipes most of a face makes the suspect matte, counts him, and takes a clean sheet", async () => {
      await expect(suspectOf(page, second)).toContainText(`${lineUp.status} ${lineUp.shiny}`);
      await expect(sheet(page)).toBeVisible();
      await expect(packLink(page)).toHaveCount(0);
      await dragOver(page, second, 1);
      await expect(suspectOf(page, second)).toContainText(`${lineUp.status} ${lineUp.matte}`);
      await page.mouse.up();
      await expect(region(page)).toContainText(countOf(1));
      await expect(said(page)).toHaveText(doneText(1, second));
      await expect(region(page).getByText(labelOf(1), { exact: true })).toBeVisible();
    });

    await test.step("Enter wipes the suspect who has the focus, who keeps it", async () => {
      await wipeByKey(page);
      await expect(said(page)).toHaveText(doneText(2));
      await expect(wipeButton(page)).toBeFocused();
      await expect(wipeButton(page)).toHaveAttribute("aria-disabled", "true");
      await page.keyboard.press("Enter");
      await expect(region(page)).toContainText(countOf(2));
    });

    await test.step("the link has the price, and leads to the picker with that bundle", async () => {
      await expect(packLink(page)).toHaveText(`${lineUp.buy}, ${formatUsd(lowestPrice)}`);
      await packLink(page).click();
      expect(await page.evaluate("events")).toEqual(
        expect.arrayContaining([
          '{"event":"suspect_wiped","matte":1}',
          '{"event":"suspect_wiped","matte":2}',
          '{"event":"line_up_followed","matte":2}',
        ]),
      );
      await expectTop(checkout(page), 20);
      await expect(bundleOption(page, firstBundle)).toBeChecked();
    });

    await test.step("after all suspects the case is closed, the wall's link changes, and both stay for the visit", async () => {
      for (const suspect of suspects.slice(2)) await wipeByKey(page, suspect);
      const closed = region(page).getByText(lineUp.closed, { exact: true });
      await expect(closed).toBeVisible();
      await expect(region(page).getByText(ugc.wallLabel)).toHaveCount(0);
      await barLink(page, paths.faq).click();
      await expect(heading(page)).not.toHaveText(homeHeading);
      await page.goBack();
      await expect(closed).toBeAttached();
      await region(page).getByRole("link", { name: ugc.nextLabel }).click();
      await expect(page).toHaveURL(paths.mugshots);
    });

    await test.step("under a code, whose affiliate is among the suspects, the link has the reduced price", async () => {
      await open(page, "/?snowball=BRO25");
      await wipeByKey(page, second);
      await expect(packLink(page)).toHaveText(`${lineUp.buy}, ${formatUsd(lowestPrice * 0.75)}`);
    });
  },
);

test("with reduced motion there is no sheet, and a suspect is matte at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await expect(sheet(page)).toHaveCount(0);
  await pauseClock(page);
  await wipeButton(page).click();
  await expect(suspectOf(page)).toContainText(`${lineUp.status} ${lineUp.matte}`);
});

test("a window that turns puts the held sheet down where it can be seen", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page);
  // At the edge, where no face is wiped whole.
  await hold(page, 0.01, 0.95, 0.01);
  await expect(sheet(page)).toBeHidden();
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await expect(sheet(page)).toBeVisible();
  const [wall, middle] = [await boxOf(wallOf(page)), await centerOf(sheet(page).locator(".."))];
  expect(middle.x).toBeGreaterThan(wall.x - 1);
  expect(middle.x).toBeLessThan(wall.x + wall.width + 1);
  expect(middle.y).toBeGreaterThan(wall.y - 1);
  expect(middle.y).toBeLessThan(wall.y + wall.height + 1);
  await page.mouse.up();
  await wallOf(page).evaluate((node) => node.scrollIntoView({ block: "start", behavior: "instant" }));
  await hold(page, 0.3, 0.03);
  await expect(sheet(page)).toBeHidden();
  await page.mouse.up();
  await expect(sheet(page)).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test("a finger that moves sideways wipes, and one that moves up scrolls the page", async ({ page }) => {
    await open(page);
    const { x, y, width, height } = await boxOf(pictureOf(page));
    const start = await scrollY(page);
    for (const down of [0.3, 0.45, 0.55])
      await swipe(
        page,
        { x: Math.max(1, x + width * 0.2), y: y + height * down },
        { x: x + width * 0.8, y: y + height * down },
      );
    await expect(region(page)).toContainText(countOf(1));
    expect(await scrollY(page)).toBe(start);
    const middle = await centerOf(pictureOf(page, suspects[3]));
    await swipe(page, middle, { x: middle.x + 5, y: middle.y - 80 });
    await expect.poll(() => scrollY(page)).toBeGreaterThan(start + 20);
    await expect(region(page)).toContainText(countOf(1));
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("each suspect stands beside himself after the wipe, and nothing asks for a wipe", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/");
    for (const suspect of suspects) {
      const one = pictureOf(page, suspect);
      const other = suspectOf(page, suspect).getByAltText(suspect.after.alt);
      await one.scrollIntoViewIfNeeded();
      await expect(one).toBeVisible();
      await expect(other).toBeVisible();
      const [left, right] = [await boxOf(one), await boxOf(other)];
      expect(left.y).toBe(right.y);
      expect(left.x + left.width).toBeCloseTo(right.x);
    }
    await expect(region(page).getByText(lineUp.hint)).toBeHidden();
    await expect(region(page).getByRole("button")).toHaveCount(0);
    await expect(region(page).getByRole("link", { name: ugc.wallLabel })).toBeVisible();
  });
});
