import { type BrowserContext, type ConsoleMessage, expect, test as base } from "playwright/test";
import { referralPopup } from "@/content/code-offer";
import { noteRequests } from "./network-idle.ts";

/**
 * What Firefox reports as an error when the page leaves before a font has arrived: the number is NS_BINDING_ABORTED.
 * A visitor who leads on early is no fault of the page; a font that is missing is reported with another number.
 */
const LEFT_BEFORE_ITS_FONT = /^download failed \(font-family: .* status=2152398850 /;

interface Watch {
  /** Texts of console errors and warnings that a test expects to see. */
  allow: (pattern: RegExp) => void;
}

/**
 * Closes each popup as soon as it opens. A locator handler was tried; a popup that opened between Playwright's
 * check of an element and its click took the click.
 */
async function closePopups(context: BrowserContext): Promise<void> {
  await context.addInitScript((label) => {
    new MutationObserver(() => {
      for (const button of document.querySelectorAll<HTMLElement>("dialog[open] button"))
        if (button.innerText.endsWith(label)) button.click();
    }).observe(document, { subtree: true, attributeFilter: ["open"] });
  }, referralPopup.close);
}

/**
 * Playwright's test, which also fails on an uncaught error, an unhandled rejection, a violation of the content security
 * policy, a page that differs from its prerendered HTML, and any console error that the test does not allow.
 */
export const test = base.extend<{ watch: Watch; popup: "close" | "keep" }>({
  /** A referral link opens the modal referral popup. In tests that are not about it, it closes as soon as it opens. */
  popup: ["close", { option: true }],
  page: async ({ page, popup }, run) => {
    noteRequests(page);
    if (popup === "close") await closePopups(page.context());
    await run(page);
  },
  watch: [
    async ({ page }, run) => {
      const allowed: RegExp[] = [];
      const problems: string[] = [];
      const note = (text: string): void => {
        if (!allowed.some((pattern) => pattern.test(text))) problems.push(text);
      };
      const noteUncaught = ({ message }: Error): void => {
        if (!LEFT_BEFORE_ITS_FONT.test(message)) problems.push(`uncaught: ${message}`);
      };
      page.context().on("page", (opened) => opened.on("pageerror", noteUncaught));
      page.on("pageerror", noteUncaught);
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

/**
 * Marks a journey that `npm test` runs: one without which a sale, a code, a visitor's choice or the first paint could break unnoticed.
 * The rest runs each night, by `npm test -- --every` (docs/decisions/test-command.md).
 */
export const BY_DAY = { tag: "@by-day" };

/** The same for one of several journeys that repeat each other on further pages, windows or answers. */
export const byDayIf = (isIt: boolean): Partial<typeof BY_DAY> => (isIt ? BY_DAY : {});

/** Marks a journey that runs in Firefox as well, each night, because browsers differ in what it uses. */
export const EACH_BROWSER = { tag: "@each-browser" };
/** By day in Chromium, each night in Firefox as well. */
export const EACH_BROWSER_BY_DAY = { tag: [EACH_BROWSER.tag, BY_DAY.tag] };
