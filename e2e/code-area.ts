// Locators of the live referral code and of prices with its discount, in the picker, the cart and the bar.
import type { Locator } from "playwright/test";
import { codeLabels, priceLabels } from "@/content/interface";
import type { Bundle } from "@/content/schema";
import { fillText } from "@/lib/fill-text";
import { amountOf, reducedAmountOf } from "./site-content.ts";

/** 'Regular price $60 Your price $45'. */
export const bothPricesOf = (bundle: Bundle, code: string): string =>
  `${priceLabels.before} ${amountOf(bundle)} ${priceLabels.after} ${reducedAmountOf(bundle, code)}`;

export const removeButton = (place: Locator, code: string): Locator =>
  place.getByRole("button", { name: fillText(codeLabels.remove, { code }), exact: true });
