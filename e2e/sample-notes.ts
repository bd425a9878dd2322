// The notes that say which parts of a page are samples. The styles show them, so no locator finds their text.
import type { Page } from "playwright/test";
import { sampleNote } from "@/content/interface";

interface SampleNote {
  /** The name of the note's part of the page. */
  part: string;
  /** Whether the note is inside the window's width and over no picture. */
  fits: boolean;
  /** CSS pixels between the note and what is above it. */
  space: number;
  /** CSS pixels between the window's top and the note's end, or that of the padding below it. */
  end: number;
}

/** The elements that show the note. */
export async function sampleNotes(page: Page): Promise<SampleNote[]> {
  return page.evaluate((note) => {
    const shown = [...document.querySelectorAll<HTMLElement>("main *")].filter(
      (element) => getComputedStyle(element, "::after").content === JSON.stringify(note),
    );
    return shown.map((element) => ({
      part: element.closest("[data-section]")?.getAttribute("data-section") ?? "",
      fits: element.scrollWidth <= element.clientWidth,
      space: parseFloat(getComputedStyle(element, "::after").marginTop),
      end: element.getBoundingClientRect().bottom,
    }));
  }, sampleNote);
}
