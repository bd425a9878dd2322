import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { mugshots, wall } from "@/content/mugshots";
import type { MugShot } from "@/content/schema";
import { MugshotWall } from "@/features/wall/mugshot-wall";

const hashtag = { label: "#atag", url: "https://videos.example/tag" };

/** Renders the wall with this many photos, by repeating the thirty. */
function openWall(count: number): void {
  const faces = Array.from({ length: count }, (_, index): MugShot[] => {
    const face = mugshots[index % mugshots.length];
    return face ? [{ ...face, id: index + 1 }] : [];
  }).flat();
  render(<MugshotWall mugshots={faces} hashtag={hashtag} labels={wall} />);
}

const tiles = () => screen.getAllByRole("figure");
const more = () => screen.getByRole("button", { name: wall.more });
const status = () => screen.getByRole("status");

describe("the photo wall", () => {
  it("shows thirty tiles, each with mark, username, city, caption and picture", () => {
    openWall(30);
    expect(tiles()).toHaveLength(30);
    const pictures = screen.getAllByRole("img").map((image) => image.getAttribute("alt"));
    expect(pictures).toEqual(mugshots.slice(0, 30).map(({ picture }) => picture.alt));
    for (const [index, tile] of tiles().entries()) {
      const { username, city, caption } = mugshots[index] ?? {};
      // Over the picture it covered the hair.
      expect(tile.querySelectorAll("figcaption svg")).toHaveLength(1);
      // Normalized: a city and its state have a space between them that does not break.
      for (const line of [username, city, caption])
        expect(tile.textContent.normalize("NFKC")).toContain(line);
    }
  });

  it("shows each username once: on the placard", () => {
    openWall(30);
    for (const [index, tile] of tiles().entries()) {
      const username = mugshots[index]?.username ?? "";
      expect(within(tile).getAllByText(username)).toHaveLength(1);
      expect(tile.querySelector(".mugshot-placard")?.textContent).toBe(username);
    }
  });

  it("has on each video, and on no picture, one link to the site of the videos", () => {
    openWall(30);
    const links = screen.getAllByRole("link", { name: new RegExp(`^${wall.watch}: @`) });
    const videos = mugshots.slice(0, 30).filter(({ type }) => type === "video");
    expect(links.map(({ textContent }) => textContent)).toEqual(
      videos.map(({ username }) => `${wall.watch}: ${username}`),
    );
    for (const link of links) {
      expect(link.getAttribute("href")).toBe(hashtag.url);
      expect(link.getAttribute("target")).toBe("_blank");
    }
  });

  it("announces at its end that all photos are shown, and links to the hashtag", () => {
    openWall(30);
    expect(status().textContent).toBe("");
    fireEvent.click(more());
    expect(tiles()).toHaveLength(30);
    expect(status().textContent).toBe(`${wall.end} ${hashtag.label}`);
    expect(within(status()).getByRole("link", { name: hashtag.label }).getAttribute("href")).toBe(
      hashtag.url,
    );
    expect(more().getAttribute("aria-disabled")).toBe("true");
  });

  it("shows thirty more at a time while there are more", () => {
    openWall(75);
    expect(tiles()).toHaveLength(30);
    fireEvent.click(more());
    expect(tiles()).toHaveLength(60);
    expect(status().textContent).toBe("60 / 75");
    fireEvent.click(more());
    expect(tiles()).toHaveLength(75);
    expect(within(status()).getByRole("link", { name: hashtag.label })).toBeTruthy();
    fireEvent.click(more());
    expect(tiles()).toHaveLength(75);
  });
});
