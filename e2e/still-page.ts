// Makes a page look the same in every screenshot.
import type { Page } from "playwright/test";
import { networkIdle } from "./network-idle.ts";

/**
 * Later than the day of any build for two years: before that day, and three years after it, the page shows no dates of arrival
 * (src/lib/purchase/delivery-dates.ts).
 */
const NOW = new Date("2028-11-22T12:00:00Z");

/** Options of the browser context. The site itself shows no motion with this preference. */
export const STILL_CONTEXT = { reducedMotion: "reduce", locale: "en-US", timezoneId: "UTC" } as const;

/** Before the page is opened: fixes the date, the order of the testimonials and the ids of carts. */
export async function holdStill(page: Page): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(() => {
    let count = 0;
    Math.random = () => 0.5;
    // The page asks for bytes.
    crypto.getRandomValues = (bytes) => {
      if (bytes instanceof Uint8Array) bytes.fill((count += 1));
      return bytes;
    };
  });
}

/** After hydration: loads the fonts, and everything that loads only when it comes into view, and returns to the top. */
export async function loadWholePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A picture that is decoded asynchronously may be missing in the screenshot, although it is loaded.
    for (const picture of document.images) Object.assign(picture, { loading: "eager", decoding: "sync" });
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: "instant" });
      // The page's observers report in the same task as this one. Two frames were tried: on a busy machine, the reports of two
      // positions came together, and the last one alone says that the films are out of view.
      await new Promise<void>((done) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          done();
        }).observe(document.body);
      });
    }
    window.scrollTo({ top: 0, behavior: "instant" });
  });
  await networkIdle(page);
  await loadWindow(page);
}

/** Loads the fonts, and the pictures that the window shows. */
export async function loadWindow(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = Array.from(document.images).filter((picture) => {
      const { top, bottom } = picture.getBoundingClientRect();
      return picture.loading === "eager" || (bottom > 0 && top < window.innerHeight);
    });
    for (const picture of pictures) Object.assign(picture, { loading: "eager", decoding: "sync" });
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
}
