// Locators and actions of the live referral code and of the field for a typed one, in the picker, the cart and the bar.
import type { Locator } from "playwright/test";
import { codeLabels } from "@/content/code-labels";
import { priceLabels } from "@/content/interface";
import type { Bundle } from "@/content/schema";
import { bundles } from "@/content/bundles";
import { fillText } from "@/lib/text/fill-text";
import { formatPricePerSheet, formatUsd, shortPricePerSheet } from "@/lib/text/money";
import { savingOf } from "@/lib/purchase/offer";
import { countOf } from "@/lib/text/wording";
import { amountOf, centsOf, percentOf, reducedAmountOf, reducedCentsOf } from "./site-content.ts";

/** 'Regular price $60 Your price $45'. */
export const bothPricesOf = (bundle: Bundle, code: string): string =>
  `${priceLabels.before} ${amountOf(bundle)} ${priceLabels.after} ${reducedAmountOf(bundle, code)}`;

function savingIn(bundle: Bundle, code: string | null): number {
  const offer = code === null ? null : { code, percent: percentOf(code), refused: false };
  return savingOf(bundle, bundles, offer);
}

/** 'Save $15 vs singles', or an empty text where nothing is saved. */
export function savingTextOf(bundle: Bundle, code: string | null): string {
  const saving = savingIn(bundle, code);
  return saving === 0 ? "" : fillText(priceLabels.saving, { amount: formatUsd(saving) });
}

/** What the content says for the bundle, or '6 packs, save $20 vs singles', of the price that is paid. */
function reasonOf(bundle: Bundle, code: string | null): string {
  const cents = code === null ? centsOf(bundle) : reducedCentsOf(bundle, code);
  const saving = savingIn(bundle, code);
  return (
    bundle.reason ??
    fillText(saving === 0 ? priceLabels.perSheet : priceLabels.perSheetSaving, {
      packs: countOf(bundle.packs, "pack"),
      amount: shortPricePerSheet(cents / 100, bundle.sheets),
      saving: formatUsd(saving),
    })
  );
}

/** '17 cents a day at one sheet a day', of the price that is paid. */
export function perDayTextOf(bundle: Bundle, code: string | null): string {
  const cents = code === null ? centsOf(bundle) : reducedCentsOf(bundle, code);
  return fillText(priceLabels.perDay, { amount: formatPricePerSheet(cents / 100, bundle.sheets) });
}

/** How the accessible name of the bundle's radio button begins, at the full price or under a code. Until when its sheets last follows. */
export const optionNameOf = (bundle: Bundle, code: string | null): RegExp => {
  const price = code === null ? amountOf(bundle) : bothPricesOf(bundle, code);
  const text = [bundle.name, price, reasonOf(bundle, code), bundle.sheets].join(" ");
  return new RegExp(`^${text.replaceAll(/[$().|]/g, "\\$&")}\\b`);
};

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

export const startingWith = (text: string): RegExp => new RegExp(`^${escaped(text)}`);

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
