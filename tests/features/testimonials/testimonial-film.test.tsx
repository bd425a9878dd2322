import { fireEvent, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { videoLabels } from "@/content/interface";
import { mediaAddress } from "@/lib/site/media-address";
import {
  card,
  film,
  media,
  openStrip,
  showsText,
  playFilm,
  sound,
  setUpStrip,
  video,
  wait,
} from "./strip-page";

setUpStrip();

describe("a film", () => {
  it("starts muted, 100 ms after six tenths of it are in view", async () => {
    await openStrip();
    media.show(video(1), 0.55);
    await wait(1_000);
    expect(showsText(1, videoLabels.paused)).toBe(true);
    media.show(video(1), 0.6);
    await wait(99);
    expect(showsText(1, videoLabels.paused)).toBe(true);
    await wait(1);
    expect(showsText(1, videoLabels.playingMuted)).toBe(true);
    expect(video(1).muted).toBe(true);
    expect(video(2).hasAttribute("src")).toBe(false);
  });

  it("shows its captions, also where the system's captions are off", async () => {
    await openStrip();
    await playFilm(1);
    expect([1, 2].map((id) => media.captions(video(id)))).toEqual(["showing", "disabled"]);
    const captions = video(1).querySelector("track")?.getAttribute("src");
    expect(captions).toBe(mediaAddress("/videos/film-1.vtt"));
  });

  it("is requested as soon as any of it is in view, not before", async () => {
    await openStrip();
    media.show(video(1), 0);
    expect(video(1).hasAttribute("src")).toBe(false);
    media.show(video(1), 0.05);
    expect(video(1).getAttribute("src")).toBe(mediaAddress("/videos/film-1.mp4"));
  });

  it("does not start when it leaves the view within 100 ms", async () => {
    await openStrip();
    media.show(video(1), 0.6);
    await wait(50);
    media.show(video(1), 0.5);
    await wait(1_000);
    expect(media.plays(video(1))).toBe(0);
  });

  it("has sound after a click, and mutes the others", async () => {
    await openStrip([film(1), film(2), film(3)]);
    for (const id of [1, 2, 3]) await playFilm(id);
    fireEvent.click(sound(3));
    fireEvent.click(sound(1));
    expect(showsText(1, videoLabels.playingWithSound)).toBe(true);
    expect(sound(1).getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(sound(2));
    expect([1, 2, 3].map((id) => video(id).muted)).toEqual([true, false, true]);
    expect(showsText(1, videoLabels.playingMuted)).toBe(true);
    expect(showsText(2, videoLabels.playingWithSound)).toBe(true);
    fireEvent.click(sound(2));
    expect(showsText(2, videoLabels.playingMuted)).toBe(true);
  });

  it("is paused and muted when it leaves the view, and may start by itself again", async () => {
    await openStrip();
    await playFilm(1);
    fireEvent.click(sound(1));
    media.show(video(1), 0.59);
    expect(showsText(1, videoLabels.paused)).toBe(true);
    expect(video(1).muted).toBe(true);
    await playFilm(1);
    expect(showsText(1, videoLabels.playingMuted)).toBe(true);
  });

  it("that was started by a click while partly in view plays until it is out of view", async () => {
    await openStrip();
    media.show(video(1), 0.3);
    fireEvent.click(sound(1));
    await wait(0);
    media.show(video(1), 0.2);
    expect(showsText(1, videoLabels.playingWithSound)).toBe(true);
    media.show(video(1), 0);
    expect(showsText(1, videoLabels.paused)).toBe(true);
    expect(video(1).muted).toBe(true);
  });

  it("pauses while its tab is hidden, and continues muted when the tab is shown", async () => {
    await openStrip();
    await playFilm(1);
    fireEvent.click(sound(1));
    media.hideTab(true);
    expect(showsText(1, videoLabels.paused)).toBe(true);
    media.hideTab(false);
    media.show(video(1), 1);
    await wait(100);
    expect(showsText(1, videoLabels.playingMuted)).toBe(true);
  });

  it.each(["NotAllowedError", "AbortError"])(
    "waits for a click when the browser refuses to start it (%s)",
    async (name) => {
      await openStrip();
      media.refuseNextPlay(new DOMException("", name));
      await playFilm(1);
      expect(showsText(1, videoLabels.paused)).toBe(true);
      expect(showsText(1, "Loading...")).toBe(false);
      fireEvent.click(sound(1));
      await wait(0);
      expect(showsText(1, videoLabels.playingWithSound)).toBe(true);
    },
  );

  it("shows Loading... until it plays, and its source and timers are removed when the page is left", async () => {
    const { unmount } = await openStrip();
    media.stall(video(1));
    await playFilm(1);
    await wait(60_000);
    expect(showsText(1, "Loading...")).toBe(true);
    const left = video(1);
    unmount();
    expect(left.hasAttribute("src")).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("that fails shows a message, keeps its username, is muted and can be tried again", async () => {
    await openStrip();
    await playFilm(1);
    fireEvent.click(sound(1));
    media.fail(video(1));
    expect(within(card(1)).getByRole("status").textContent).toBe(videoLabels.unavailable);
    expect(showsText(1, "@bro.1")).toBe(true);
    expect(video(1).muted).toBe(true);
    media.show(video(1), 0);
    await playFilm(1);
    expect(showsText(1, videoLabels.unavailable)).toBe(true);
    fireEvent.click(
      within(card(1)).getByRole("button", { name: videoLabels.retryOne.replace("{username}", "@bro.1") }),
    );
    await wait(0);
    expect(showsText(1, videoLabels.playingWithSound)).toBe(true);
  });

  it("without a source shows Coming Soon with its username, and has no control", async () => {
    await openStrip([film(1, ""), film(2)]);
    expect(showsText(1, "Coming Soon")).toBe(true);
    expect(showsText(1, "@bro.1")).toBe(true);
    expect(within(card(1)).queryByRole("button")).toBeNull();
    expect(within(card(1)).queryByRole("link")).toBeNull();
  });
});
