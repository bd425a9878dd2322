// The suspects of the landing page, whom the visitor wipes, and the way from there to the picker.
import type { Page } from "playwright/test";
import sharp from "sharp";
import { demoCheckout } from "@/content/demo-checkout";
import { lineUp, ugc } from "@/content/home-story";
import { product } from "@/content/product";
import type { Suspect } from "@/content/schema";
import { paths } from "@/lib/site/paths";
import { fillText } from "@/lib/text/fill-text";
import { formatUsd } from "@/lib/text/money";
import { comparePictures } from "../compare-pictures.ts";
import { EACH_BROWSER } from "../every.ts";
import { reachCheckout } from "../funnel-shopper.ts";
import {
  boxOf,
  countOf,
  doneText,
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
import { required } from "../required.ts";
import { firstBundle, homeHeading, lowestPrice } from "../site-content.ts";
import { swipe } from "../swipe.ts";
import { expect, test } from "../test.ts";

/** Drags the sheet over a share of a face, from its left edge on. */
async function dragOver(page: Page, suspect: Suspect, share: number): Promise<void> {
  const { x, y, width, height } = await boxOf(pictureOf(page, suspect));
  const at = (along: number, down: number): [number, number] => [x + width * along, y + height * down];
  await page.mouse.move(...at(0.1, 0.28));
  await page.mouse.down();
  for (const down of [0.28, 0.42, 0.56]) {
    await page.mouse.move(...at(0.1, down), { steps: 3 });
    await page.mouse.move(...at(0.1 + 0.63 * share, down), { steps: 8 });
  }
}

/** A canvas scales a picture a little otherwise than the page does. */
const SAME = { block: 4, limits: [{ difference: 40, blocks: 0 }] };

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

test("less than 60% of a face leaves the suspect as he is", EACH_BROWSER, async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page);
  await dragOver(page, second, 0.25);
  await page.mouse.up();
  await expect(suspectOf(page, second)).toContainText(`${lineUp.status} ${lineUp.shiny}`);
  await expect(region(page)).toContainText(countOf(0));
  await expect(packLink(page)).toHaveCount(0);
});

test("what the sheet passes is matte at once, and the rest of the face is not", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page);
  const { x, y, width, height } = await boxOf(pictureOf(page, second));
  const eyeAt = (along: number) =>
    page.screenshot({ clip: { x: x + width * along, y: y + height * 0.22, width: 28, height: 40 } });
  const [left, right] = [0.37, 0.56];
  const before = { left: await eyeAt(left), right: await eyeAt(right) };
  await dragOver(page, second, 0.25);
  await page.mouse.up();
  // The sheet lies there now.
  await wipeButton(page, required(suspects[4], "suspect")).click();
  await expect(region(page)).toContainText(countOf(1));
  expect(await comparePictures(before.left, await eyeAt(left), SAME)).toBeDefined();
  expect(await comparePictures(before.right, await eyeAt(right), SAME)).toBeUndefined();
});

test("the wall behind a matte suspect turns to color in 400 ms, from the left", async ({ page }) => {
  await open(page);
  const wallOf = () =>
    suspectOf(page).evaluate((node) => {
      const chart = node.firstElementChild;
      if (!chart) return null;
      const { transform, transformOrigin, transitionDuration, backgroundColor } = getComputedStyle(
        chart,
        "::before",
      );
      return { transform, from: transformOrigin.split(" ")[0], transitionDuration, backgroundColor };
    });
  const shiny = await wallOf();
  expect(shiny).toMatchObject({
    transform: "matrix(0, 0, 0, 1, 0, 0)",
    from: "0px",
    transitionDuration: "0.4s",
  });
  await wipeByKey(page);
  await expect.poll(wallOf).toMatchObject({ transform: "none" });
});

test("a clean sheet shows no oil, whoever was half wiped before", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page);
  const drop = region(page).locator("ellipse").first();
  await dragOver(page, required(suspects[3], "suspect"), 0.25);
  await page.mouse.up();
  await expect(drop).not.toHaveCSS("opacity", "0");
  await wipeByKey(page);
  await expect(drop).toHaveCSS("opacity", "0");
});

test("the held sheet shows the oil that it took, and a clean one shows none", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page);
  /** The pixels of oil around this point, where no status is. */
  const oilAt = async (x: number, y: number): Promise<number> => {
    const clip = { x: x - 40, y: y - 5, width: 80, height: 50 };
    const pixels = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer();
    let count = 0;
    for (let at = 0; at < pixels.length; at += 3)
      if (Math.abs((pixels[at + 1] ?? 0) - 179) < 20 && Math.abs((pixels[at + 2] ?? 0) - 64) < 20) count += 1;
    return count;
  };
  const box = await boxOf(pictureOf(page, second));
  await dragOver(page, second, 0.25);
  const end = [box.x + box.width * (0.1 + 0.63 * 0.25), box.y + box.height * 0.56] as const;
  await expect.poll(() => oilAt(...end)).toBeGreaterThan(0);
  await page.mouse.up();
  await wipeByKey(page);
  const list = await boxOf(region(page).getByRole("list").first());
  const aboveFaces = [list.x + list.width / 2, list.y + 6] as const;
  await page.mouse.move(aboveFaces[0] - 20, aboveFaces[1]);
  await page.mouse.down();
  await page.mouse.move(...aboveFaces);
  await expect(
    region(page).getByText(fillText(lineUp.left, { count: product.sheetsPerPack - 1 })),
  ).toBeHidden();
  expect(await oilAt(...aboveFaces)).toBe(0);
});

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

test("a tap on a suspect wipes him, and so does a click", EACH_BROWSER, async ({ page }) => {
  await open(page);
  await wipeButton(page).click();
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

  test("a shopper reaches the checkout from the line-up in three taps, the wipe included", async ({
    page,
  }) => {
    await open(page);
    await wipeButton(page).tap();
    await expect(packLink(page)).toBeVisible();
    await packLink(page).evaluate((node) => node.scrollIntoView({ block: "center", behavior: "instant" }));
    const { taps } = await reachCheckout(page);
    expect(1 + taps).toBeLessThanOrEqual(3);
    await expect(heading(page)).toHaveText(demoCheckout.heading);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const viewport of [PHONE, DESKTOP])
    test(`at ${viewport.width} px each suspect stands beside himself after the wipe, and nothing asks for a wipe`, async ({
      page,
    }) => {
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
    });
});

test("in forced colors the sheet and the statuses can be seen, and Enter wipes", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page);
  await expect(region(page).getByText(lineUp.sheet)).toBeVisible();
  await wipeByKey(page);
  await expect(packLink(page)).toBeVisible();
});
