// Locators and actions of the live referral code and of the field for a typed one, in the picker, the cart and the bar.
import type { Locator } from "playwright/test";
import { codeLabels } from "@/content/code-labels";
import { priceLabels } from "@/content/interface";
import type { Bundle } from "@/content/schema";
import { fillText } from "@/lib/text/fill-text";
import { formatUsd } from "@/lib/text/money";
import { amountOf, percentOf, reducedAmountOf } from "./site-content.ts";

/** 'Regular price $60 Your price $45'. */
export const bothPricesOf = (bundle: Bundle, code: string): string =>
  `${priceLabels.before} ${amountOf(bundle)} ${priceLabels.after} ${reducedAmountOf(bundle, code)}`;

/** '25% off'. */
export const percentOff = (code: string): string =>
  fillText(codeLabels.percentOff, { percent: percentOf(code) });

/** '$15', as in the cart. */
export const cartAmount = (dollars: number): string => formatUsd(dollars);

export const removeButton = (place: Locator, code: string): Locator =>
  place.getByRole("button", { name: fillText(codeLabels.remove, { code }), exact: true });

export const undoButton = (place: Locator): Locator =>
  place.getByRole("button", { name: codeLabels.undo, exact: true });

/** The button that opens the field. Its label depends on whether a code is live. */
export const openField = (place: Locator): Locator =>
  place.getByRole("button", {
    name: new RegExp(`^(${escaped(codeLabels.open)}|${escaped(codeLabels.openAnother)})$`),
  });

export const codeField = (place: Locator): Locator =>
  place.getByRole("textbox", { name: codeLabels.field, exact: true });

/** By keys: in Firefox, `fill` sets the value without React noticing, and the field stays empty. */
export async function typeCode(place: Locator, text: string): Promise<void> {
  await openField(place).click();
  await codeField(place).press("ControlOrMeta+A");
  await codeField(place).pressSequentially(text);
  await codeField(place).press("Enter");
}

/** The announced text of the code's place. */
export const codeStatus = (place: Locator, text: string): Locator =>
  place.getByRole("status").getByText(text, { exact: true });

export function startingWith(text: string): RegExp {
  return new RegExp(`^${escaped(text)}`);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
