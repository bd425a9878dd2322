// What a cart with lines says beside them: when it arrives, how it goes back, and the larger bundle. Loaded with the first line.
import type { ReactNode } from "react";
import { Arrival } from "@/components/arrival";
import { whileSelling } from "@/components/while-paused";
import { arrivalLabels, cartLabels, priceLabels } from "@/content/interface";
import { returns } from "@/content/promises";
import { shipping } from "@/content/shipping";
import type { ShopBundle } from "@/lib/purchase/shop-bundles";
import { CartOffer } from "@/features/checkout/cart-offer";
import { useOffer } from "@/features/checkout/checkout-context";
import { BothPrices } from "@/components/price";
import { reducedPrice } from "@/lib/purchase/offer";
import { formatUsd } from "@/lib/text/money";

export function CartExtras() {
  const offer = useOffer();
  function priceOf({ price }: ShopBundle): ReactNode {
    if (price === null) return null;
    const reduced = reducedPrice(price, offer);
    return reduced < price ? (
      <BothPrices labels={priceLabels} before={formatUsd(price)} after={formatUsd(reduced)} />
    ) : (
      <span translate="no">{formatUsd(price)}</span>
    );
  }
  return (
    <>
      <CartOffer labels={cartLabels} priceOf={priceOf} />
      <div className="cart-promises">
        <Arrival
          rule={shipping.arrival}
          text={arrivalLabels.atPicker}
          range={arrivalLabels.range}
          className={whileSelling}
        />
        <p>{returns.offer}</p>
      </div>
    </>
  );
}
