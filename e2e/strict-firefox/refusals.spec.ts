// A browser whose settings block autoplay and send Global Privacy Control.
import { videoLabels } from "@/content/interface";
import { strip } from "@/content/home-story";
import { privacySwitch } from "@/content/opt-out";
import { DESKTOP, openHydrated } from "../pages.ts";
import { filled } from "../site-content.ts";
import { expect, test } from "../test.ts";

test("a film whose autoplay the browser refuses waits for a click, without a failure message", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.addInitScript(() => {
    const refusals: string[] = [];
    Object.assign(window, { refusals });
    const play: unknown = Reflect.get(HTMLMediaElement.prototype, "play");
    if (typeof play !== "function") return;
    HTMLMediaElement.prototype.play = async function (...args) {
      try {
        await Reflect.apply(play, this, args);
      } catch (error) {
        refusals.push(error instanceof Error ? error.name : "");
        throw error;
      }
    };
  });
  await openHydrated(page, "/");
  const films = page.getByRole("region", { name: strip.heading }).getByRole("figure");
  const film = films.first();
  await film.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate("refusals[0]")).toBe("NotAllowedError");
  await expect(film.getByText(videoLabels.paused)).toBeAttached();
  await expect(film.getByText(videoLabels.loading)).toBeHidden();
  await expect(film.getByRole("status")).toHaveCount(0);

  await film.getByRole("button", { name: filled(videoLabels.sound, "") }).click();
  await expect(film.getByText(videoLabels.playingWithSound)).toBeAttached();
  await expect
    .poll(() => film.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.3);
});

test("the browser's privacy signal counts as an opt-out, and removes the data that vendors stored before it", async ({
  page,
}) => {
  await page.goto("/robots.txt");
  await page.evaluate(() => {
    document.cookie = "__kla_id=earlier; path=/";
    localStorage.setItem("klaviyoOnsite", "{}");
  });
  const request = page.waitForRequest("**/pages/data-sharing-opt-out");
  await openHydrated(page, "/pages/data-sharing-opt-out");
  expect((await request).headers()["sec-gpc"]).toBe("1");
  await expect(page.getByText(privacySwitch.honored, { exact: true })).toBeVisible();
  await expect(page.getByRole("switch", { name: privacySwitch.label })).toBeChecked();
  await expect
    .poll(() => page.evaluate(() => [document.cookie, localStorage.getItem("klaviyoOnsite")]))
    .toEqual(["", null]);
});
