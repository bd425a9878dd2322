// The notes that say which parts of a page are samples. The styles show them, so no locator finds their text.
import type { Page } from "playwright/test";
import { sampleNote } from "@/content/interface";

/** The elements that show the note: the name of their part, and whether it is inside the window's width and over no picture. */
export async function sampleNotes(page: Page): Promise<{ part: string; fits: boolean }[]> {
  return page.evaluate((note) => {
    const shown = [...document.querySelectorAll<HTMLElement>("main *")].filter(
      (element) => getComputedStyle(element, "::after").content === JSON.stringify(note),
    );
    return shown.map((element) => {
      const part = element.closest("[data-section]")?.getAttribute("data-section") ?? "";
      return { part, fits: element.scrollWidth <= element.clientWidth };
    });
  }, sampleNote);
}
