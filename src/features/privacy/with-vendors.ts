import type { TextBlock, TextPage } from "@/content/schema";
import { fillText } from "@/lib/fill-text";
import { capitalized } from "@/lib/wording";
import type { VendorPrivacy } from "@/vendors/facts";

const RECEIVING = "{vendorsThatReceive}";

/** Returns the privacy policy with its two placeholders replaced by the texts from the facts of the vendors. */
export function withVendors(page: TextPage, vendors: readonly VendorPrivacy[]): TextPage {
  const storing = capitalized(
    // British English puts no comma before the "and", like the rest of the page.
    new Intl.ListFormat("en-GB").format(vendors.map(({ mayStore }) => mayStore)),
  );
  const receiving = vendors.flatMap(({ receives }) => receives ?? []);
  const fill = (block: TextBlock): TextBlock => {
    if (typeof block === "string") return fillText(block, { vendorsThatStore: storing });
    if (!("list" in block)) return block;
    return { list: block.list.flatMap((item) => (item === RECEIVING ? receiving : item)) };
  };
  return {
    ...page,
    sections: page.sections.map((section) => ({ ...section, blocks: section.blocks.map(fill) })),
  };
}
