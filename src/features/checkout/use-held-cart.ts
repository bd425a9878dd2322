import { useSyncExternalStore } from "react";
import { type KeptCart, readKeptCart } from "@/lib/purchase/kept-cart";
import { useCheckoutState } from "./checkout-context";
import { keptCartText, watchKeptCart } from "./kept-cart-store";

/**
 * Returns how many pieces the cart has and what they cost: what the shop has answered on this page, else what it answered last. Null
 * where that is not known, in prerendered HTML, and while React hydrates it.
 */
export function useHeldCart(): Omit<KeptCart, "id"> | null {
  const lines = useCheckoutState((state) => state.cartLines);
  const cents = useCheckoutState(({ figures }) => figures?.totalCents ?? null);
  const earlier = readKeptCart(useSyncExternalStore(watchKeptCart, keptCartText, () => null));
  const pieces = lines?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  if (pieces > 0) return { pieces, cents };
  // A cart of an earlier visit that did not load is kept, although the drawn one is empty.
  return earlier ?? (lines && { pieces: 0, cents: null });
}
