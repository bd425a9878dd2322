// What the cart says beside its lines: when it arrives, until when it lasts, how it goes back, and the larger bundles; and what it shows
// while it is empty. Loaded when the cart is known.
import type { ReactNode } from "react";
import { SheetPrice } from "@/components/price";
import { bookedSuspects } from "@/content/booked";
import { arrivalLabels, cartLabels, checkoutLabels, placardLabels, priceLabels } from "@/content/interface";
import { returns } from "@/content/promises";
import { shipping } from "@/content/shipping";
import { CartEmpty } from "@/features/checkout/cart-empty";
import { CartHeld } from "@/features/checkout/cart-held";
import { CartOffer } from "@/features/checkout/cart-offer";
import { useCheckoutState, useOffer, useShopBundles } from "@/features/checkout/checkout-context";
import { useArrival, useMatteUntil } from "@/hooks/use-arrival";
import type { ShopBundle } from "@/lib/purchase/shop-bundles";

export function CartExtras() {
  const isEmpty = useCheckoutState(({ cartLines }) => cartLines?.length === 0);
  const wipes = useCheckoutState((state) => state.wipes);
  const bundles = useShopBundles();
  const offer = useOffer();
  const arrival = useArrival(shipping.arrival, arrivalLabels.range);
  const until = useMatteUntil(shipping.arrival);
  const untilOf = until && ((sheets: number) => until(sheets, wipes));
  const reasonOf = (bundle: ShopBundle): ReactNode =>
    bundle.reason ?? <SheetPrice bundle={bundle} bundles={bundles} labels={priceLabels} offer={offer} />;
  if (isEmpty) return <CartEmpty labels={cartLabels} ask={checkoutLabels.ask} arrival={arrival} />;
  return (
    <>
      <CartHeld
        suspects={bookedSuspects}
        labels={cartLabels}
        placardLabels={placardLabels}
        arrival={arrival}
        untilOf={untilOf}
      />
      <CartOffer labels={cartLabels} reasonOf={reasonOf} untilOf={untilOf} />
      <p className="cart-promises">{returns.offer}.</p>
    </>
  );
}
