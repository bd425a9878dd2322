import type { Page } from "playwright/test";

export interface Way {
  taps: number;
  screens: number;
  seconds: number;
}

export function reachCheckout(page: Page, labels: { redeem: string; buyNow: string }): Promise<Way>;

/** The positions, in window heights from the top, from which the shopper starts on a page. */
export function startsOn(page: Page): Promise<number[]>;
export function startAt(page: Page, position: number): Promise<void>;
