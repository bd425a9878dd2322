import type { Page } from "playwright/test";

/** Browsers that keep nothing, from the next page on: what each does to the page. */
export const brokenStorage = {
  /** The mere access throws. */
  denied: (page: Page) =>
    page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        });
    }),
  full: (page: Page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    }),
};
