// What differs between a shop's product and the bundles of the content, in sentences for the person who maintains both.
import { field } from "@/lib/field";
import { formatUsd } from "@/lib/text/money";

/** The parts of a bundle that the shop knows as well. */
export interface ListedBundle {
  name: string;
  /** US dollars. */
  price: number;
  /** The variant's number at Shopify. */
  variantId: string;
}

export interface ShopVariant {
  id: string;
  title: string;
  isAvailable: boolean;
  /** As the shop writes it: '20.0'. */
  amount: string;
  currency: string;
}

/** One sentence for each difference, in the order of the bundles. */
export function compareShop(bundles: readonly ListedBundle[], variants: readonly ShopVariant[]): string[] {
  const ofBundles = bundles.flatMap((bundle) => {
    const variant = variants.find(({ id }) => id === bundle.variantId);
    if (variant) return compareVariant(bundle, variant);
    const list = variants.map(named).join(", ") || "none";
    return [`${bundle.name}: the shop's product has no variant ${bundle.variantId}. Its variants: ${list}.`];
  });
  const known = new Set(bundles.map(({ variantId }) => variantId));
  const unknown = variants.filter(({ id }) => !known.has(id));
  return [
    ...ofBundles,
    ...unknown.map((variant) => `The shop's variant ${named(variant)} belongs to no bundle of the content.`),
  ];
}

function compareVariant({ name, price }: ListedBundle, variant: ShopVariant): string[] {
  const { amount, currency, isAvailable } = variant;
  const differences: string[] = [];
  if (currency !== "USD")
    differences.push(
      `${name}: the shop's price is in ${quoted(currency)}, the content's in US dollars, so the pages would show no prices. Set the store currency to USD in Shopify's admin, under Settings, General.`,
    );
  else if (!/^\d+(\.\d+)?$/.test(amount))
    differences.push(`${name}: the shop's price is ${quoted(amount)}, which is not an amount.`);
  else if (Math.round(Number(amount) * 100) !== Math.round(price * 100))
    differences.push(
      `${name}: the content says ${formatUsd(price)}, the shop charges ${formatUsd(Number(amount))}.`,
    );
  if (!isAvailable) differences.push(`${name}: it is sold out in the shop.`);
  return differences;
}

function named({ id, title }: ShopVariant): string {
  return `${id} (${quoted(title)})`;
}

/** In quotation marks, with control characters escaped: the shop's texts are printed in a terminal. */
export function quoted(text: string): string {
  return JSON.stringify(text);
}

/** Of the shop's list of errors. */
export function messagesOf(errors: unknown): string {
  if (!Array.isArray(errors)) return String(errors);
  return errors.map((error: unknown) => String(field(error, "message"))).join("; ");
}
