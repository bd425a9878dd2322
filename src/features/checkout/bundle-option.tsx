import type { ReactNode } from "react";
import { Picture } from "@/components/picture";
import type { CheckoutLabels } from "@/content/schema";
import { daysOf } from "@/lib/purchase/matte-until";
import type { ShopBundle } from "@/lib/purchase/shop-bundles";
import { fillText } from "@/lib/text/fill-text";
import { useCheckoutState } from "./checkout-context";

interface BundleOptionProps {
  labels: CheckoutLabels;
  bundle: ShopBundle;
  price: ReactNode;
  /** Until when so many sheets last, or null where the clock is not known. */
  until: ((sheets: number, wipesPerDay: number) => string) | null;
  /** Stands in place of what is in the bundle and what it costs; null unless the bundle is sold out. */
  stockNote: string | null;
  /** Why to take this bundle. */
  reason: ReactNode;
  checked: boolean;
}

const ignore = (): void => undefined;

/** One of the bundles in the picker. */
export function BundleOption({
  labels,
  bundle,
  price,
  until,
  stockNote,
  reason,
  checked,
}: BundleOptionProps) {
  const wipes = useCheckoutState((state) => state.wipes);
  const { id, name, sheets, picture } = bundle;
  const isSoldOutNow = stockNote !== null;
  const hiddenIfSoldOut = isSoldOutNow ? "invisible" : undefined;
  const count = sheets.toLocaleString("en-US");
  const sheetsText = until
    ? fillText(labels.sheetsUntil, { count, last: until(sheets, wipes) })
    : fillText(labels.sheetsFor, { count, days: daysOf(sheets, wipes) });
  return (
    <label className="bundle-option" data-sold-out={isSoldOutNow || undefined}>
      <input
        type="radio"
        name="bundle"
        value={id}
        // A click chooses it; see lib/purchase/bundle-clicks.ts. React wants a handler of what is controlled.
        data-bundle={id}
        checked={checked}
        onChange={ignore}
        className="peer"
      />
      <Picture
        picture={{ ...picture, alt: "" }}
        sizes="(min-width: 1100px) 6vw, 52px"
        className="bundle-picture"
      />
      <span className="bundle-name">
        <span>{name}</span>
        <span className={hiddenIfSoldOut}>{price}</span>
      </span>
      {/* The note about the stock stands over what it replaces, which keeps its space, so that nothing moves. */}
      <span className="bundle-facts">
        <span role="status">{stockNote ?? ""}</span>
        <span className={hiddenIfSoldOut}>
          <span className="bundle-reason">{reason}</span>
          <span>{sheetsText}</span>
        </span>
      </span>
    </label>
  );
}
