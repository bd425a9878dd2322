import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { videoLabels } from "@/content/interface";
import { TestimonialStrip } from "@/features/testimonials/testimonial-strip";
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

describe("the strip of films", () => {
  it("consists of posters and links to the films until it comes into view", () => {
    const films = [film(1), film(2)];
    render(<TestimonialStrip labels={videoLabels} heading="Films" testimonials={films} shuffled={films} />);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
      films.map(({ src }) => src),
    );
    expect(document.querySelector("video")).toBeNull();
  });

  it("has the random order of the visit, and keeps it", () => {
    const films = [film(1), film(2), film(3)];
    const shuffled = films.toReversed();
    const strip = (
      <TestimonialStrip labels={videoLabels} heading="Films" testimonials={films} shuffled={shuffled} />
    );
    const { rerender } = render(strip);
    rerender(strip);
    expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual([
      "Poster 3",
      "Poster 2",
      "Poster 1",
    ]);
  });

  it("moves the focus from a film's link to its player, so that the next Tab continues from there", async () => {
    const films = [film(1), film(2)];
    render(<TestimonialStrip labels={videoLabels} heading="Films" testimonials={films} shuffled={films} />);
    within(card(2))
      .getByRole("link", { name: videoLabels.watch.replace("{username}", "@bro.2") })
      .focus();
    media.show(screen.getByRole("group", { name: "Films" }), 1);
    await act(async () => vi.dynamicImportSettled());
    expect(document.activeElement).toBe(sound(2));
  });

  it("pauses every film with one button, and starts those in view again", async () => {
    await openStrip();
    await playFilm(1);
    fireEvent.click(sound(1));
    fireEvent.click(screen.getByRole("button", { name: videoLabels.pause }));
    expect(showsText(1, videoLabels.paused)).toBe(true);
    expect(video(1).muted).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: videoLabels.play }));
    await wait(100);
    expect(showsText(1, videoLabels.playingMuted)).toBe(true);
  });

  it("pauses every film when reduced motion is switched on meanwhile, and a click starts one again", async () => {
    await openStrip();
    await playFilm(1);
    await playFilm(2);
    fireEvent.click(sound(1));
    media.preferLessMotion();
    await wait(1_000);
    expect([showsText(1, videoLabels.paused), showsText(2, videoLabels.paused)]).toEqual([true, true]);
    expect(video(1).muted).toBe(true);
    fireEvent.click(sound(1));
    await wait(0);
    expect(showsText(1, videoLabels.playingWithSound)).toBe(true);
  });

  it("requests and plays nothing by itself under reduced motion", async () => {
    media.preferLessMotion();
    await openStrip();
    await playFilm(1);
    await wait(60_000);
    expect(video(1).hasAttribute("src")).toBe(false);
    fireEvent.click(sound(1));
    await wait(0);
    expect(showsText(1, videoLabels.playingWithSound)).toBe(true);
    expect(video(2).hasAttribute("src")).toBe(false);
  });
});
