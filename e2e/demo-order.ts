// What the demo checkout shows: the order's lines, its sums, its code, and the folded part for the engineer who connects a shop.
import { expect, type Locator, type Page } from "playwright/test";
import { demoCheckout } from "@/content/demo-checkout";
import { priceLabels } from "@/content/interface";
import type { Bundle } from "@/content/schema";
import { shipping } from "@/content/shipping";
import { fillText } from "@/lib/text/fill-text";
import { formatCents } from "@/lib/text/money";
import { centsOf, percentOf, reducedCentsOf } from "./site-content.ts";

const { summary, received } = demoCheckout;
const shippingCents = Math.round(shipping.costUsd * 100);

/** The line of a bundle at its full price; with a code of the demo, at the prices before and after. */
export function orderLine(page: Page, bundle: Bundle, quantity: number, code: string | null): Locator {
  const full = formatCents(centsOf(bundle, quantity));
  const prices =
    code === null
      ? full
      : `${priceLabels.before} ${full} ${priceLabels.after} ${formatCents(reducedCentsOf(bundle, code, quantity))}`;
  return page.getByRole("row", { name: `${bundle.name} ${bundle.size} ${quantity} ${prices}`, exact: true });
}

export const subtotalRow = (page: Page, cents: number): Locator =>
  page.getByRole("row", { name: `${summary.subtotal} ${formatCents(cents)}`, exact: true });

/** The row of what one of the demo's codes takes off. */
export const discountRow = (page: Page, code: string, cents: number): Locator =>
  page.getByRole("row", {
    name: `${fillText(priceLabels.offer, { code, percent: percentOf(code) })} −${formatCents(cents)}`,
    exact: true,
  });

/** The row of the total, for what the bundles cost. */
export const totalRow = (page: Page, cents: number): Locator =>
  page.getByRole("row", {
    name: `${summary.total} ${formatCents(cents + shippingCents)}`,
    exact: true,
  });

/** The referral code to which the order is credited. */
export const creditLine = (page: Page, code: string): Locator =>
  page.getByText(fillText(summary.credit, { code }), { exact: true });

/** The folded part. */
export const receivedPart = (page: Page): Locator =>
  page.getByRole("main").getByRole("group").filter({ hasText: received.heading });

/** Expects the referral code on the order and, in the folded part, as the attribute that a shop would receive. */
export async function expectCreditedTo(page: Page, code: string): Promise<void> {
  await expect(creditLine(page, code)).toBeVisible();
  const attribute = receivedPart(page).getByText(`__snowball: ${code}`, { exact: true });
  if (!(await attribute.isVisible())) await receivedPart(page).getByText(received.heading).click();
  await expect(attribute).toBeVisible();
}
