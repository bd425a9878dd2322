import type { TextBlock, TextPage } from "@/content/schema";
import { fillText } from "@/lib/text/fill-text";
import { capitalized } from "@/lib/text/wording";
import type { VendorPrivacy } from "@/vendors/facts";

const RECEIVING = "{vendorsThatReceive}";

// British English puts no comma before the "and", like the rest of the page.
const listOf = (names: readonly string[]): string => new Intl.ListFormat("en-GB").format(names);

/** Returns the text with the vendors whose scripts an opt-out stops. */
export function withVendorScripts(text: string, vendors: readonly VendorPrivacy[]): string {
  return fillText(text, { vendorScripts: listOf(vendors.map(({ script }) => script)) });
}

/** Returns the page with its placeholders replaced by the texts from the facts of the vendors. */
export function withVendors(page: TextPage, vendors: readonly VendorPrivacy[]): TextPage {
  const storing = capitalized(listOf(vendors.flatMap(({ mayStore }) => mayStore ?? [])));
  const receiving = vendors.flatMap(({ receives }) => receives ?? []);
  const fill = (block: TextBlock): TextBlock => {
    if (typeof block === "string")
      return withVendorScripts(fillText(block, { vendorsThatStore: storing }), vendors);
    if (!("list" in block)) return block;
    return { list: block.list.flatMap((item) => (item === RECEIVING ? receiving : item)) };
  };
  return {
    ...page,
    sections: page.sections.map((section) => ({ ...section, blocks: section.blocks.map(fill) })),
  };
}
