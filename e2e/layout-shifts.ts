// Records what moves on a page without user input.
import type { Page } from "playwright/test";

/** The score is given with three digits. A late font may move text within a line a little, but no lines. */
export const LATE_FONT_LIMIT = 0.0005;

interface Shift {
  value: number;
  /** The scroll position, and the previous and current box of what moved. */
  what: string;
}

/** Records each layout shift from the next page load on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!("value" in entry) || !("sources" in entry) || !Array.isArray(entry.sources)) continue;
        if ("hadRecentInput" in entry && entry.hadRecentInput === true) continue;
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }: Record<string, DOMRectReadOnly> & { node: Node | null }) => {
            const name = node instanceof Element ? `${node.tagName}.${node.className}` : node?.textContent;
            return `${name} ${JSON.stringify([previousRect, currentRect])}`;
          },
        );
        shifts.push({ value: Number(entry.value), what: `at ${scrollY}: ${moved.join(", ")}` });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

export const shiftsOf = (page: Page) => page.evaluate<Shift[]>("shifts");
