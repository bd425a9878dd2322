// What a cart with lines says beside them: when it arrives, how it goes back, and the larger bundle. Loaded with the first line.
import { Arrival } from "@/components/arrival";
import { arrivalLabels, cartLabels, priceLabels } from "@/content/interface";
import { returns } from "@/content/promises";
import { shipping } from "@/content/shipping";
import { CartOffer } from "@/features/checkout/cart-offer";
import { useOffer } from "@/features/checkout/checkout-context";
import { Price } from "@/components/price";

export function CartExtras() {
  const offer = useOffer();
  return (
    <>
      <CartOffer
        labels={cartLabels}
        priceOf={({ price }) => <Price price={price} labels={priceLabels} offer={offer} />}
      />
      <div className="cart-promises">
        <Arrival
          rule={{ ...shipping.arrival, businessDays: shipping.landing.arrivalDays }}
          text={arrivalLabels.atPicker}
          range={arrivalLabels.range}
        />
        <p>{returns.offer}</p>
      </div>
    </>
  );
}
