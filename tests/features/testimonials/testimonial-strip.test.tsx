import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { videoLabels } from "@/content/interface";
import * as page from "./strip-page";

page.setUpStrip();

describe("the strip of films", () => {
  it("consists of posters and links to the films until it comes into view", () => {
    render(page.strip());
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/videos/film-1.mp4",
      "/videos/film-2.mp4",
    ]);
    expect(document.querySelector("video")).toBeNull();
  });

  it("loads the player within one window height of the view, so that it is ready when the films are in view", () => {
    render(page.strip());
    expect(page.media.margins(screen.getByRole("group", { name: "Films" }))).toEqual(["100% 0px"]);
  });

  it("has the random order of the visit, and keeps it", () => {
    const films = [page.film(1), page.film(2), page.film(3)];
    const strip = page.strip(films, films.toReversed());
    const { rerender } = render(strip);
    rerender(strip);
    expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual([
      "Poster 3",
      "Poster 2",
      "Poster 1",
    ]);
  });

  it("moves the focus from a film's link to its player, so that the next Tab continues from there", async () => {
    render(page.strip());
    within(page.card(2))
      .getByRole("link", { name: videoLabels.watch.replace("{username}", "@bro.2") })
      .focus();
    await page.showStrip();
    expect(document.activeElement).toBe(page.sound(2));
  });

  it("pauses every film with one button, and starts those in view again", async () => {
    await page.openStrip();
    await page.playFilm(1);
    fireEvent.click(page.sound(1));
    fireEvent.click(screen.getByRole("button", { name: videoLabels.pause }));
    expect(page.showsText(1, videoLabels.paused)).toBe(true);
    expect(page.video(1).muted).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: videoLabels.play }));
    await page.wait(100);
    expect(page.showsText(1, videoLabels.playingMuted)).toBe(true);
  });

  it("pauses every film when reduced motion is switched on meanwhile, and a click starts one again", async () => {
    await page.openStrip();
    await page.playFilm(1);
    await page.playFilm(2);
    fireEvent.click(page.sound(1));
    page.media.preferLessMotion();
    await page.wait(1_000);
    expect([page.showsText(1, videoLabels.paused), page.showsText(2, videoLabels.paused)]).toEqual([
      true,
      true,
    ]);
    expect(page.video(1).muted).toBe(true);
    fireEvent.click(page.sound(1));
    await page.wait(0);
    expect(page.showsText(1, videoLabels.playingWithSound)).toBe(true);
  });

  it("requests and plays nothing by itself under reduced motion", async () => {
    page.media.preferLessMotion();
    await page.openStrip();
    await page.playFilm(1);
    await page.wait(60_000);
    expect(page.video(1).hasAttribute("src")).toBe(false);
    fireEvent.click(page.sound(1));
    await page.wait(0);
    expect(page.showsText(1, videoLabels.playingWithSound)).toBe(true);
    expect(page.video(2).hasAttribute("src")).toBe(false);
  });
});
