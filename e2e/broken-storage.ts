import type { Page } from "playwright/test";

/** Simulates browsers that store nothing, from the next page load on. */
export const brokenStorage = {
  /** Access to the property throws. */
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
