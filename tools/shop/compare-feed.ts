// What differs between the product feed, which Google and others read, and the shop, which charges.
import { quoted, type ListedBundle, type ShopVariant } from "./compare-shop";

export interface FedBundle extends Omit<ListedBundle, "price"> {
  /** In the address of its row. */
  id: string;
}

/** One sentence for each difference. `feed`: the text of the feed, with a row of names and one row for each bundle. */
export function compareFeed(
  feed: string,
  bundles: readonly FedBundle[],
  variants: readonly ShopVariant[],
): string[] {
  const [names = [], ...rows] = feed
    .trim()
    .split("\n")
    .map((row) => row.split("\t"));
  const cellOf = (row: readonly string[], name: string): string => row[names.indexOf(name)] ?? "";
  return bundles.flatMap(({ id, name, variantId }) => {
    const variant = variants.find((candidate) => candidate.id === variantId);
    // It is named where the shop is compared with the content.
    if (!variant) return [];
    const row = rows.find((cells) => new RegExp(`[?&]bundle=${id}(?:[&#]|$)`).test(cellOf(cells, "link")));
    if (!row) return [`${name}: the product feed has no row for it. Build the site again, and publish it.`];
    const { amount, currency, isAvailable } = variant;
    const found = [cellOf(row, "price"), cellOf(row, "availability")];
    const right = [`${Number(amount).toFixed(2)} ${currency}`, isAvailable ? "in_stock" : "out_of_stock"];
    return found.join() === right.join()
      ? []
      : [
          `${name}: the product feed says ${quoted(found.join(", "))}, the shop ${quoted(right.join(", "))}. Google takes offers away whose price differs.`,
        ];
  });
}
