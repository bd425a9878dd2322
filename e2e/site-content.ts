// Texts that journeys look for on the page, read from the content that the pages show. An edited text, another price or
// another number of bundles therefore breaks no journey.
import { bundles } from "@/content/bundles";
import type { Bundle, FaqItem } from "@/content/schema";
import { notFound } from "@/content/not-found";
import { footer, navItems } from "@/content/site";
import { hero } from "@/content/home";
import { formatUsd } from "@/lib/text/money";
import { reducedPrice } from "@/lib/purchase/offer";
import { DEMO_CODES } from "@/demo/demo-codes";

/** Returns the value, or throws an error that names what the content lacks. */
export function required<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`The content holds no ${name}.`);
  return value;
}

/** A label with its `{placeholder}` filled in. */
export const filled = (label: string, value: string): string => label.replace(/\{\w+\}/, value);

/** The bundle that is chosen when the page opens. */
export const firstBundle = required(bundles.at(0), "bundle");
export const lastBundle = required(bundles.at(-1), "bundle");
/** Neither the first nor the last where there are three. */
export const secondBundle = required(bundles.at(1), "second bundle");

export const lowestPrice = Math.min(...bundles.map(({ price }) => price));

/** '$49' for two of $24.50. */
export const amountOf = (bundle: Bundle, quantity = 1): string => formatUsd(bundle.price * quantity);

/** The cents of a bundle at its full price. */
export const centsOf = (bundle: Bundle, quantity = 1): number => Math.round(bundle.price * quantity * 100);

/** The cents that are paid with one of the demo's codes: 4500 for $60 and 25% off. */
export function reducedCentsOf(bundle: Bundle, code: string, quantity = 1): number {
  const offer = { code, percent: percentOf(code), refused: false };
  return Math.round(reducedPrice(bundle.price * quantity, offer) * 100);
}

/** '$45' for $60 and 25% off. */
export const reducedAmountOf = (bundle: Bundle, code: string, quantity = 1): string =>
  formatUsd(reducedCentsOf(bundle, code, quantity) / 100);

/** What one of the demo's codes takes off. */
export function percentOf(code: string): number {
  return required(
    DEMO_CODES.find((entry) => entry.code === code),
    `demo code ${code}`,
  ).percent;
}

/** The heading of the home page. */
export const homeHeading = `${hero.headline.before} ${hero.headline.after}`;
export const notFoundHeading = `${notFound.code} ${notFound.heading}`;

/** The label of the page at this address in the bar and the footer. */
export function labelOf(address: string): string {
  const links = [...navItems, ...footer.pages, ...footer.policies];
  return required(links.find(({ to }) => to === address)?.label, `link to ${address}`);
}

export function itemWith(items: readonly FaqItem[], id: string): FaqItem {
  return required(
    items.find((item) => item.id === id),
    `question #${id}`,
  );
}
