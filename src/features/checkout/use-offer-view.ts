import { type RefObject, useEffect, useEffectEvent } from "react";
import { onceInView } from "@/lib/browser/in-view";
import type { ShopBundle } from "@/lib/purchase/shop-bundles";
import { track } from "@/vendors/analytics";

/** Reports the view of the offer, once, to the vendors for it. A build without one holds none of this. */
export const useOfferView: (
  section: RefObject<HTMLElement | null>,
  chosen: ShopBundle,
  amountOf: (quantity: number) => number | null,
) => void = import.meta.env.TAGS
  ? (section, chosen, amountOf) => {
      const report = useEffectEvent(() => {
        const { id: bundle, name, variantId } = chosen;
        track({ event: "offer_viewed", bundle, name, variantId, value: amountOf(1) });
      });
      useEffect(
        () => (section.current ? onceInView(section.current, "0px", () => report()) : undefined),
        [section],
      );
    }
  : () => undefined;
