// What the site keeps in the browser's storage.
import type { Page } from "playwright/test";
import { STORAGE_KEYS } from "@/lib/browser/storage";

type Key = keyof typeof STORAGE_KEYS;

export const keptLocally = (page: Page, key: Key): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), STORAGE_KEYS[key]);
export const keptForVisit = (page: Page, key: Key): Promise<string | null> =>
  page.evaluate((name) => sessionStorage.getItem(name), STORAGE_KEYS[key]);

/** All that a page has kept, and where it is. */
export const tracesOf = (): string =>
  JSON.stringify([location.href, history.state, localStorage, sessionStorage, document.cookie]);

/** Marks a code's popup as shown, before the first page opens. */
export const markPopupShown = (page: Page, code: string): Promise<void> =>
  keepBefore(page, "popupShown", JSON.stringify([code]));

/** Keeps a value before the first page opens. Documents without an origin (sandboxed frames, Firefox's first one) have no storage. */
export async function keepBefore(page: Page, name: Key, text: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (origin !== "null") localStorage.setItem(key, value);
    },
    [STORAGE_KEYS[name], text] as const,
  );
}
