// What calls parts of a page samples. The styles show it, so no locator finds its text.
import type { Page } from "playwright/test";

interface SampleText {
  /** The name of its part of the page: "footer", "films". */
  part: string;
  /** Whether it is inside the window's width and over no picture. */
  fits: boolean;
}

/** The elements that show this text before or after their own. */
export async function sampleTexts(page: Page, text: string): Promise<SampleText[]> {
  return page.evaluate((shownText) => {
    const shown = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) =>
      ["::before", "::after"].some(
        (side) => getComputedStyle(element, side).content === JSON.stringify(shownText),
      ),
    );
    return shown.map((element) => ({
      part: element.closest("[data-section]")?.getAttribute("data-section") ?? "",
      fits: element.scrollWidth <= element.clientWidth,
    }));
  }, text);
}
