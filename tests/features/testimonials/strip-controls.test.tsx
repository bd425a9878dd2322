import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { videoLabels } from "@/content/interface";
import * as page from "./strip-page";

page.setUpStrip();

const WIDTHS = { scrollWidth: 1_000, clientWidth: 400 };
const GAP_PX = 16;
const scrollBy = vi.fn<(options: ScrollToOptions) => void>();

/** Renders a strip of cards that are 320 pixels wide. jsdom has no layout, so the row's widths are given to it. */
async function open(): Promise<HTMLElement> {
  scrollBy.mockReset();
  await page.openStrip();
  const row = screen.getByRole("group", { name: "Films" });
  for (const item of screen.getAllByRole("listitem"))
    vi.spyOn(item, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 320));
  screen.getByRole("list").style.columnGap = `${GAP_PX}px`;
  Object.assign(row, { scrollBy });
  for (const [name, value] of Object.entries(WIDTHS))
    Object.defineProperty(row, name, { value, configurable: true });
  scrollTo(row, 0);
  return row;
}

function scrollTo(row: HTMLElement, left: number): void {
  row.scrollLeft = left;
  fireEvent.scroll(row);
}

const arrow = (label: string) => screen.getByRole("button", { name: label });
const previous = () => arrow(videoLabels.previous);
const next = () => arrow(videoLabels.next);
const disabled = () => [previous(), next()].map((button) => button.getAttribute("aria-disabled") === "true");

it.each([
  ["starts", 0, [true, false]],
  ["is scrolled by a fraction of a pixel", 1.5, [true, false]],
  ["is between its ends", 300, [false, false]],
  ["is a fraction of a pixel before its end", 598.5, [false, true]],
  ["is at its end", 600, [false, true]],
])("offers the arrows that lead on where the row %s", async (_, left, expected) => {
  scrollTo(await open(), left);
  expect(disabled()).toEqual(expected);
});

it("scrolls by one card and the gap to the next one, in both directions", async () => {
  scrollTo(await open(), 300);
  fireEvent.click(next());
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 336, behavior: "smooth" });
  fireEvent.click(previous());
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -336, behavior: "smooth" });
});

it("offers the arrows anew when the size of the row has changed", async () => {
  const row = await open();
  Object.defineProperty(row, "clientWidth", { value: WIDTHS.scrollWidth });
  page.media.show(row, 1);
  expect(disabled()).toEqual([true, true]);
});
