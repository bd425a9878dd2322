// These journeys play the real films. Those in which browsers differ are tagged, and run in Firefox too.
import { strip } from "@/content/home-story";
import { filled } from "../site-content.ts";
import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright/test";
import { videoLabels } from "@/content/interface";
import { networkIdle } from "../network-idle.ts";
import { DESKTOP, openHydrated } from "../pages.ts";
import { EACH_BROWSER, expect, test } from "../test.ts";
import { sizeOf, WINDOWS } from "../windows.ts";

const section = (page: Page) => page.getByRole("region", { name: strip.heading });

const cards = (page: Page) => section(page).getByRole("figure");

const sound = (from: Locator) => from.getByRole("button", { name: filled(videoLabels.sound, "") });

/** The names of the requested films, in order. */
function filmRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/videos/")) requested.push(pathname);
  });
  return requested;
}

const playedSeconds = (from: Locator) =>
  from.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime);

const captionsOf = (from: Locator) =>
  from.locator("video").evaluate((video: HTMLVideoElement) => {
    const [track] = video.textTracks;
    return { mode: track?.mode, cues: track?.cues?.length };
  });

/** The number of captions in the file beside a card's film. */
async function writtenCaptions(from: Locator): Promise<number> {
  const film = await from.locator("video").evaluate((video: HTMLVideoElement) => video.currentSrc);
  const captions = readFileSync(`public${new URL(film).pathname.replace(/\.mp4$/, ".vtt")}`, "utf8");
  return captions.split(" --> ").length - 1;
}

const state = (page: Page) =>
  page.locator("video").evaluateAll((videos: HTMLVideoElement[]) => ({
    playing: videos.filter(({ paused }) => !paused).length,
    sounding: videos.filter(({ muted }) => !muted).length,
  }));

test("the films' buttons come late, the section keeps its height, and its cards fit, are 9:16 and snap", async ({
  page,
}) => {
  for (const window of [{ width: 320, height: 553 }, WINDOWS.sideways, WINDOWS.tablet, WINDOWS.wide])
    await test.step(sizeOf(window), async () => {
      await page.setViewportSize(window);
      await openHydrated(page, "/");
      await page.evaluate(() => document.fonts.ready);
      const height = () => section(page).evaluate((element) => element.getBoundingClientRect().height);
      const before = await height();
      await section(page).scrollIntoViewIfNeeded();
      await expect(section(page).getByRole("button", { name: videoLabels.next })).toBeVisible();
      expect(await height()).toBeCloseTo(before);
      const shown = await cards(page).evaluateAll((figures) =>
        figures.map((figure) => {
          const { width: across = 0, height: down = 0 } =
            figure.querySelector("img, video")?.getBoundingClientRect() ?? {};
          const { scrollSnapAlign } = getComputedStyle(figure.closest("li") ?? figure);
          // Navigation and buy bar take 127 px.
          const isWhole = figure.clientHeight < innerHeight - 130;
          return `${(down / across).toFixed(2)} ${scrollSnapAlign === "none" ? "free" : "snaps"} ${isWhole ? "whole" : "cut"}`;
        }),
      );
      expect(shown).toEqual(shown.map(() => `${(16 / 9).toFixed(2)} snaps whole`));
    });
});

// tests/features/testimonials/ has what the controls do.
test("films load and play only in view, and have sound after a click", EACH_BROWSER, async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const requested = filmRequests(page);
  await openHydrated(page, "/");
  await networkIdle(page);
  expect(requested).toEqual([]);
  const [first, second] = [cards(page).nth(0), cards(page).nth(1)];
  await second.scrollIntoViewIfNeeded();
  await expect(first.getByText(videoLabels.playingMuted)).toBeAttached();
  await expect(second.getByText(videoLabels.playingMuted)).toBeAttached();
  await expect.poll(() => playedSeconds(first)).toBeGreaterThan(0.3);
  expect(requested.length).toBeGreaterThan(0);
  expect(await captionsOf(first)).toEqual({ mode: "showing", cues: await writtenCaptions(first) });

  await sound(second).focus();
  await page.keyboard.press("Enter");
  await expect(second.getByText(videoLabels.playingWithSound)).toBeAttached();
  expect((await state(page)).sounding).toBe(1);

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(() => state(page)).toEqual({ playing: 0, sounding: 0 });
  await second.scrollIntoViewIfNeeded();
  await expect(second.getByText(videoLabels.playingMuted)).toBeAttached();
});
