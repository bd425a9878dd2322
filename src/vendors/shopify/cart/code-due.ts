// Whether the page's cart has to be given the live referral code, or to lose a forgotten one.
import { readCartCodeRecord } from "@/lib/purchase/cart-code-record";
import { isSameCode } from "@/lib/purchase/offer";
import type { Cart } from "@/vendors/shopify/transport/cart-figures";
import type { Shared } from "./state";
import type { Turn } from "./turn";

export function recordOf(shared: Shared, cartId: string) {
  const record = readCartCodeRecord(shared.record);
  return record?.cartId === cartId ? record : null;
}

/** Whether the cart has a code that takes something off. Where ours is not listed beside it, ours would cost the shopper more. */
export function hasOtherCode({ codes }: Cart): boolean {
  return codes.some(({ applicable }) => applicable);
}

export function isCodeDue(turn: Turn): boolean {
  const { state, shared } = turn;
  if (state.cart.is !== "open" && state.cart.is !== "left") return false;
  const { cart } = state.cart;
  if (!turn.isCurrent(cart.id)) return false;
  const record = recordOf(shared, cart.id);
  const live = shared.code;
  if (live === null) return record !== null && record.code === null;
  // A write without a response may have replaced the code, so a record with other codes proves nothing.
  if (record?.code !== live || record.others.length > 0) return true;
  if (shared.campaign !== "" && state.confirmed !== `${cart.id} ${shared.campaign}`) return true;
  // Removed at the checkout, or dropped with the last line.
  const isAbsent = !cart.codes.some(({ code }) => isSameCode(code, live)) && !hasOtherCode(cart);
  return (
    isAbsent && state.refused !== `${cart.id} ${live}` && cart.lines.some(({ quantity }) => quantity > 0)
  );
}
