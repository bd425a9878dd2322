import { expect, test as base, type ConsoleMessage, type Page } from "playwright/test";
import { closePopupButton, popup as popupLocator } from "./locators.ts";

interface Watch {
  /** Texts of console errors and warnings that a test expects to see. */
  allow: (pattern: RegExp) => void;
}

const closePopups = (page: Page): Promise<void> =>
  page.addLocatorHandler(popupLocator(page), () => closePopupButton(page).click());

/**
 * Playwright's test, which also fails on an uncaught error, an unhandled rejection, a violation of the content security
 * policy, a page that differs from its prerendered HTML, and any console error that the test does not allow.
 */
export const test = base.extend<{ watch: Watch; popup: "close" | "keep" }>({
  /** A referral link opens the modal referral popup. Tests that are not about it close it when it covers an element. */
  popup: ["close", { option: true }],
  page: async ({ page, popup }, run) => {
    if (popup === "close") {
      await closePopups(page);
      page.context().on("page", (opened) => void closePopups(opened));
    }
    await run(page);
  },
  watch: [
    async ({ page }, run) => {
      const allowed: RegExp[] = [];
      const problems: string[] = [];
      const note = (text: string): void => {
        if (!allowed.some((pattern) => pattern.test(text))) problems.push(text);
      };
      page
        .context()
        .on("page", (opened) =>
          opened.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`)),
        );
      page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
      page.on("console", (message: ConsoleMessage) => {
        const text = message.text();
        const matters =
          message.type() === "error" || /Content Security Policy|differed from its HTML/.test(text);
        if (matters) note(text);
      });
      await run({ allow: (pattern) => void allowed.push(pattern) });
      expect(problems, "errors in the page").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
