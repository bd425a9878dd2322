import { BookingCard } from "@/components/booking-card";
import type { BookedSuspect, CartLabels, PlacardLabels } from "@/content/schema";
import { useBookedSuspect } from "@/hooks/use-booked-suspect";
import { daysOf } from "@/lib/purchase/matte-until";
import { quantityOf } from "@/lib/purchase/quantity-of";
import { fillText } from "@/lib/text/fill-text";
import { useCheckoutState, useShopBundles } from "./checkout-context";

interface CartHeldProps {
  suspects: readonly BookedSuspect[];
  labels: CartLabels;
  placardLabels: PlacardLabels;
  /** The days on which an order arrives; null where they are not known. */
  arrival: string | null;
  /** Until when so many sheets last; null where the day is not known. */
  untilOf: ((sheets: number) => string) | null;
}

/** At the head of a filled cart: how many lines it has, when they arrive, and until when their sheets last. */
export function CartHeld({ suspects, labels, placardLabels, arrival, untilOf }: CartHeldProps) {
  const suspect = useBookedSuspect(suspects);
  const bundles = useShopBundles();
  const wipes = useCheckoutState((state) => state.wipes);
  const lines = useCheckoutState((state) => state.cartLines) ?? [];
  const count = lines.filter(({ quantity }) => quantity > 0).length;
  const sheets = bundles.reduce((sum, one) => sum + one.sheets * quantityOf(lines, one.variantId), 0);
  if (!suspect || count === 0) return null;
  return (
    <BookingCard
      suspect={suspect}
      sizes="(min-height: 56rem) 206px, 124px"
      className="cart-held"
      hasHands
      lines={[
        { text: fillText(count === 1 ? labels.suspect : labels.suspects, { count }) },
        ...(arrival === null ? [] : [{ text: fillText(labels.arrives, { days: arrival }), isSelling: true }]),
        untilOf
          ? { text: placardLabels.until, last: untilOf(sheets), isSelling: true }
          : { text: placardLabels.lasting, last: String(daysOf(sheets, wipes)) },
      ]}
    />
  );
}
