import { render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { ArrivingPicture, notePicture } from "@/features/blog/article-picture";

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom lays out nothing: the picture of the card is at 30, 200 and 100 px wide; that of the article at 10, 50 and 400 px wide.
  vi.spyOn(HTMLImageElement.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return this.closest("article") ? new DOMRect(30, 200, 100, 50) : new DOMRect(10, 50, 400, 200);
  });
});

function followCard(slug: string): void {
  const card = document.createElement("article");
  card.append(document.createElement("img"));
  notePicture(slug, card);
}

/** The picture in the header of the article, this long after the card was followed. */
function pictureAfter(milliseconds: number, slug: string): HTMLElement {
  vi.advanceTimersByTime(milliseconds);
  render(
    <ArrivingPicture slug={slug}>
      <img alt="Mug" />
    </ArrivingPicture>,
  );
  vi.runAllTimers();
  const box = screen.getByRole("img").parentElement;
  if (box === null) throw new Error("The picture has no box.");
  return box;
}

const isMoving = (box: HTMLElement): boolean => box.classList.contains("arriving-picture");

it("moves from the card that was followed within the last second", () => {
  followCard("a");
  const box = pictureAfter(1_000, "a");
  expect(isMoving(box)).toBe(true);
  expect(box.style.getPropertyValue("--from")).toBe("translate(20px, 150px) scale(0.25)");
});

it("stays in its place after more than a second", () => {
  followCard("a");
  expect(isMoving(pictureAfter(1_001, "a"))).toBe(false);
});

it("stays in its place in another article than that of the card", () => {
  followCard("a");
  expect(isMoving(pictureAfter(0, "b"))).toBe(false);
});

it("moves once for each card that is followed", () => {
  followCard("a");
  pictureAfter(0, "a").parentElement?.remove();
  expect(isMoving(pictureAfter(0, "a"))).toBe(false);
});
