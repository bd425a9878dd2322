// The suspects of the landing page, whom the visitor wipes, and the way from there to the picker.
import type { Page } from "playwright/test";
import { lineUp, ugc } from "@/content/home-story";
import { product } from "@/content/product";
import { paths } from "@/lib/site/paths";
import { fillText } from "@/lib/text/fill-text";
import { formatUsd } from "@/lib/text/money";
import { EACH_BROWSER, repeatIf } from "../every.ts";
import {
  boxOf,
  countOf,
  doneText,
  dragOver,
  open,
  packLink,
  pictureOf,
  region,
  said,
  second,
  suspectOf,
  suspects,
  wipeButton,
  wipeByKey,
} from "../line-up.ts";
import { barLink, bundleOption, checkout, heading } from "../locators.ts";
import { DESKTOP, expectTop, PHONE, pauseClock, scrollY } from "../pages.ts";
import { firstBundle, homeHeading, lowestPrice } from "../site-content.ts";
import { swipe } from "../swipe.ts";
import { expect, test } from "../test.ts";

async function noteEvents(page: Page): Promise<void> {
  await page.evaluate(() => {
    const events: string[] = [];
    addEventListener("mugworks:event", (event) => {
      if (event instanceof CustomEvent) events.push(JSON.stringify(event.detail));
    });
    Object.assign(window, { events });
  });
}

const eventsOf = (page: Page) => page.evaluate<string[]>("events");

test(
  "a pointer that wipes most of a face makes the suspect matte, counts him, and takes a clean sheet",
  EACH_BROWSER,
  async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await open(page);
    await noteEvents(page);
    await expect(suspectOf(page, second)).toContainText(`${lineUp.status} ${lineUp.shiny}`);
    await expect(region(page).getByText(lineUp.sheet)).toBeVisible();
    await dragOver(page, second, 1);
    await expect(suspectOf(page, second)).toContainText(`${lineUp.status} ${lineUp.matte}`);
    await page.mouse.up();
    await expect(region(page)).toContainText(countOf(1));
    await expect(said(page)).toHaveText(doneText(1, second));
    await expect(
      region(page).getByText(fillText(lineUp.left, { count: product.sheetsPerPack - 1 }), { exact: true }),
    ).toBeVisible();
    expect(await eventsOf(page)).toContain('{"event":"suspect_wiped","matte":1}');
  },
);

test("Enter wipes the suspect who has the focus, who keeps it, and screen readers hear it", async ({
  page,
}) => {
  await open(page);
  await wipeByKey(page);
  await expect(said(page)).toHaveText(doneText(1));
  await expect(wipeButton(page)).toBeFocused();
  await expect(wipeButton(page)).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Enter");
  await expect(region(page)).toContainText(countOf(1));
});

test("after the first suspect a link with the live price leads to the picker with that bundle", async ({
  page,
}) => {
  await open(page, "/?snowball=BRO25");
  await expect(packLink(page)).toHaveCount(0);
  await wipeByKey(page);
  await expect(packLink(page)).toHaveText(`${lineUp.buy}, ${formatUsd(lowestPrice * 0.75)}`);
  await noteEvents(page);
  await packLink(page).click();
  expect(await eventsOf(page)).toContain('{"event":"line_up_followed","matte":1}');
  await expectTop(checkout(page), 20);
  await expect(bundleOption(page, firstBundle)).toBeChecked();
});

test("after all suspects the case is closed, the wall's link changes, and both stay for the visit", async ({
  page,
}) => {
  await open(page);
  for (const suspect of suspects) await wipeByKey(page, suspect);
  const closed = region(page).getByText(lineUp.closed, { exact: true });
  await expect(closed).toBeVisible();
  await expect(region(page).getByText(ugc.wallLabel)).toHaveCount(0);
  await expect(region(page)).toContainText(countOf(suspects.length));
  await barLink(page, paths.faq).click();
  await expect(heading(page)).not.toHaveText(homeHeading);
  await page.goBack();
  await expect(closed).toBeAttached();
  await region(page).getByRole("link", { name: ugc.nextLabel }).click();
  await expect(page).toHaveURL(paths.mugshots);
});

test("with reduced motion there is no sheet, and a suspect is matte at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await expect(region(page).getByText(lineUp.sheet)).toHaveCount(0);
  await pauseClock(page);
  await wipeButton(page).click();
  await expect(suspectOf(page)).toContainText(`${lineUp.status} ${lineUp.matte}`);
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
    const other = await boxOf(pictureOf(page, suspects[3]));
    const middle = { x: other.x + other.width / 2, y: other.y + other.height / 2 };
    await swipe(page, middle, { x: middle.x + 5, y: middle.y - 80 });
    await expect.poll(() => scrollY(page)).toBeGreaterThan(start + 20);
    await expect(region(page)).toContainText(countOf(1));
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const viewport of [PHONE, DESKTOP])
    test(
      `at ${viewport.width} px each suspect stands beside himself after the wipe, and nothing asks for a wipe`,
      repeatIf(viewport !== PHONE),
      async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto("/");
        for (const suspect of suspects) {
          const one = pictureOf(page, suspect);
          const other = suspectOf(page, suspect).getByAltText(suspect.after.alt);
          await one.scrollIntoViewIfNeeded();
          await expect(one).toBeVisible();
          await expect(other).toBeVisible();
          const [left, right] = [await one.boundingBox(), await other.boundingBox()];
          expect(left?.y).toBe(right?.y);
          expect((left?.x ?? 0) + (left?.width ?? 0)).toBeCloseTo(right?.x ?? 0);
        }
        await expect(region(page).getByText(lineUp.hint)).toBeHidden();
        await expect(region(page).getByRole("button")).toHaveCount(0);
        await expect(region(page).getByRole("link", { name: ugc.wallLabel })).toBeVisible();
      },
    );
});
