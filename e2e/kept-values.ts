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

/** Marks a code's popup as shown, before the first page opens. Frames are left out: a sandboxed one has no storage. */
export const markPopupShown = (page: Page, code: string): Promise<unknown> =>
  page.addInitScript(
    ([key, value]) => {
      if (window === window.top) localStorage.setItem(key, value);
    },
    [STORAGE_KEYS.popupShown, JSON.stringify([code])] as const,
  );
