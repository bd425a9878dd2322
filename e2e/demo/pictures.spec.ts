import type { Page } from "playwright/test";
import { networkIdle } from "../network-idle.ts";
import { knownPaths, nextPaint, PHONE } from "../pages.ts";
import { expect, test } from "../test.ts";

interface ShownPicture {
  file: string;
  isLoaded: boolean;
  /** The width of its file. */
  width: number;
  /** The width in which it is painted, in pixels of the screen. Parts that are cut off count. */
  paintedWidth: number;
  /** The distance of its upper edge from the window's lower edge, as a share of the window's height. */
  windowsBelow: number;
}

/** Phones of 390 px with two and three pixels for each CSS pixel, and the phone of Lighthouse. */
const PHONES = [
  { ...PHONE, density: 2 },
  { ...PHONE, density: 3 },
  { width: 412, height: 823, density: 1.75 },
];
/** A picture in a slider or a row may be cut off. Of these many widths of the one that is needed, a file may have: */
const WIDEST = 1.6;
/** The narrowest files, of 2 KB: they may have more. */
const NARROWEST = 160;

/** Of each picture file of the page. Pictures that are not displayed are left out. */
function picturesOf(page: Page): Promise<ShownPicture[]> {
  return page.evaluate(() =>
    Array.from(document.images, (image) => {
      const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
      const { objectFit } = getComputedStyle(image);
      const coverWidth = Math.max(image.offsetWidth, image.offsetHeight * ratio);
      return {
        file: image.currentSrc,
        isLoaded: image.complete && image.naturalWidth > 0,
        width: Number(/-(\d+)\.\w+(?:\?|$)/.exec(image.currentSrc)?.[1]),
        paintedWidth: (objectFit === "cover" ? coverWidth : image.offsetWidth) * window.devicePixelRatio,
        windowsBelow: image.getBoundingClientRect().top / window.innerHeight - 1,
      };
    }).filter(({ paintedWidth, width }) => paintedWidth > 0 && !Number.isNaN(width)),
  );
}

/** Scrolls by half a window, as a finger does, to the page's end. */
async function scrollThrough(page: Page): Promise<void> {
  const last = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < last; top += PHONE.height / 2) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
    await nextPaint(page);
  }
}

const notLoaded = async (page: Page): Promise<string[]> =>
  (await picturesOf(page)).flatMap(({ file, isLoaded }) => (isLoaded ? [] : [file]));

for (const { density, ...viewport } of PHONES)
  test.describe(`on a phone of ${viewport.width} px with ${density} pixels for each`, () => {
    test.use({ viewport, deviceScaleFactor: density });

    test("no page loads a picture that is far wider than it is shown", async ({ page }) => {
      let loaded = 0;
      for (const path of knownPaths) {
        await page.goto(path);
        await scrollThrough(page);
        await expect.poll(() => notLoaded(page), { message: path }).toEqual([]);
        const pictures = await picturesOf(page);
        loaded += pictures.length;
        expect(
          pictures.filter(({ width, paintedWidth }) => width > Math.max(paintedWidth * WIDEST, NARROWEST)),
          path,
        ).toEqual([]);
      }
      expect(loaded).toBeGreaterThan(60);
    });
  });

test.describe("pictures below the window", () => {
  test.use({ viewport: PHONE });

  // Each in a page of its own: a browser shows at once what it has from another page.
  for (const path of knownPaths)
    test(`of ${path} do not load before the visitor scrolls`, async ({ page }) => {
      await page.goto(path);
      await networkIdle(page);
      const loaded = (await picturesOf(page)).filter(({ isLoaded }) => isLoaded);
      expect(loaded.filter(({ windowsBelow }) => windowsBelow > 0.3)).toEqual([]);
    });

  /** The pictures in the window that are clipped, or whose files have not loaded. */
  const missingInWindow = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      Array.from(document.images)
        .filter((image) => {
          const { top, bottom, width } = image.getBoundingClientRect();
          return bottom > 0 && top < window.innerHeight && width > 0;
        })
        .filter((image) => !image.complete || getComputedStyle(image).clipPath !== "none")
        .map((image) => image.currentSrc),
    );

  test("load while scrolling, although the browser refuses the scripts", async ({ page, watch }) => {
    watch.allow(/Content Security Policy/);
    await page.route("/", async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), "content-security-policy": "script-src 'none'" };
      await route.fulfill({ response, headers });
    });
    await page.goto("/");
    for (let window = 0; window < 4; window += 1) {
      await page.mouse.wheel(0, PHONE.height);
      await expect.poll(() => missingInWindow(page)).toEqual([]);
    }
    await scrollThrough(page);
    await expect.poll(() => notLoaded(page)).toEqual([]);
  });
});
