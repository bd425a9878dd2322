// What the monkey's visitor sees: whether the page can be read, left and bought from.
import type { Page } from "playwright/test";
import { CHECKOUT_ID, DROP_ID, paths } from "@/lib/site/paths";
import { CODES } from "./addresses.ts";

export interface PageState {
  address: string;
  /** False for the browser's own pages: an error page, its player of a film, the empty page before the visit. */
  isPage: boolean;
  hasHeading: boolean;
  leadsOnward: boolean;
  leadsToPurchase: boolean;
  keepsCode: boolean;
}

/** Links to the picker, to the shop's cart, and the buttons of the picker and of the demo checkout. */
const PURCHASE = [
  `a[href*="#${CHECKOUT_ID}"]`,
  `a[href*="#${DROP_ID}"]`,
  `a[href*="${paths.demoCheckout}"]`,
  `#${CHECKOUT_ID} button`,
  ".shopify-buy__btn",
].join();

/**
 * Waits until the page has a heading, a way onward, a way to the purchase, and no code in its address. After the time limit,
 * returns what there is. The condition and the state are read at once: a redirect between the two would show an empty page.
 */
export async function settledState(page: Page, limitMs: number): Promise<PageState> {
  const options = { codes: CODES, purchase: PURCHASE, wait: true };
  try {
    const state = await page.waitForFunction(readState, options, { timeout: limitMs });
    const value = await state.jsonValue();
    if (value) return value;
  } catch (error) {
    if (!String(error).includes("Timeout")) throw error;
  }
  const state = await page.evaluate(readState, { ...options, wait: false });
  if (!state) throw new Error("The page has no state.");
  return state;
}

/** Runs in the page. Returns false where it should be read again. */
function readState(options: {
  codes: readonly string[];
  purchase: string;
  wait: boolean;
}): PageState | false {
  const { href } = window.location;
  const isVisible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  const shows = (selector: string): boolean => [...document.querySelectorAll(selector)].some(isVisible);
  const state = {
    address: href,
    // The address is not asked: Firefox shows its error page at the one that failed.
    isPage: document.documentURI.startsWith("http") && document.contentType === "text/html",
    hasHeading: document.querySelector("h1, [role=alert] h2") !== null,
    leadsOnward: shows("a[href^='/'], [role=alert] button"),
    leadsToPurchase: shows(options.purchase),
    keepsCode: options.codes.some((code) => href.includes(code)),
  };
  const { isPage, hasHeading, leadsOnward, leadsToPurchase, keepsCode } = state;
  const isSettled = !isPage || (hasHeading && leadsOnward && leadsToPurchase && !keepsCode);
  return isSettled || !options.wait ? state : false;
}
