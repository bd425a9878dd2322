// The stored referral code.
import type { Page } from "playwright/test";
import { DAY_MS } from "@/lib/text/day-ms";
import { keptLocally } from "./kept-values.ts";
import { firstBundle } from "./site-content.ts";

/** The browser's report of a page that is answered with this status. */
export const NOT_FOUND_STATUS = /status of 404/;

/** The address that the first bundle's cart link has without a code. */
export const plainLink = `/demo/checkout?items=${firstBundle.variantId}:1`;

/** The stored record, as text or parsed, without the affiliate that it keeps. */
export const storedText = (page: Page) => keptLocally(page, "referralCode");
export async function stored(page: Page): Promise<unknown> {
  const withoutSender = (key: string, value: unknown): unknown => (key === "sender" ? undefined : value);
  return JSON.parse((await storedText(page)) ?? "null", withoutSender);
}

/** Stores a text under the key of the code, before the first page of the site opens. */
async function store(page: Page, text: string): Promise<void> {
  await page.addInitScript((value) => {
    // The first document of a page in Firefox has no origin, and no storage.
    if (origin === "null" || sessionStorage.getItem("test has stored") !== null) return;
    sessionStorage.setItem("test has stored", "yes");
    localStorage.setItem("snowball_code", value);
  }, text);
}

export const storeLive = (page: Page, code: string) =>
  store(page, JSON.stringify({ code, expiry: Date.now() + 10 * DAY_MS }));
