import { type ReactNode, useSyncExternalStore } from "react";
import { buttonClasses } from "@/components/button-link";
import { Filled } from "@/components/filled";
import type { CartLabels } from "@/content/schema";
import { STORAGE_KEYS, visitStore } from "@/lib/browser/storage";
import { quantityOf } from "@/lib/purchase/quantity-of";
import type { ShopBundle } from "@/lib/purchase/shop-bundles";
import { type Exchange, readSwapped, upgradesOf, wayBackOf, writeSwapped } from "@/lib/purchase/upgrade";
import { fillText } from "@/lib/text/fill-text";
import { formatUsd } from "@/lib/text/money";
import { useCheckoutState, useOffer, useShopBundles } from "./checkout-context";

interface CartOfferProps {
  labels: CartLabels;
  /** Why to take this bundle. */
  reasonOf: (bundle: ShopBundle) => ReactNode;
  /** Until when so many sheets last; null where the day is not known. */
  untilOf: ((sheets: number) => string) | null;
}

const watchSwapped = (onChange: () => void): (() => void) =>
  visitStore.subscribe(STORAGE_KEYS.swapped, onChange);
const swappedText = (): string | null => visitStore.get(STORAGE_KEYS.swapped);

/** The larger bundles that a cart with one bundle could be instead, and after a swap the way back. */
export function CartOffer({ labels, reasonOf, untilOf }: CartOfferProps) {
  const bundles = useShopBundles();
  const offer = useOffer();
  const lines = useCheckoutState((state) => state.cartLines);
  const button = useCheckoutState((state) => state.button);
  const swapped = readSwapped(useSyncExternalStore(watchSwapped, swappedText));
  if (!lines || button.phase !== "ready") return null;

  const { buyButton } = button;
  const exchange = ({ from, to, quantity }: Exchange): void =>
    buyButton.swap(from.variantId, { variantId: to.variantId, quantity });

  const back = wayBackOf(lines, bundles, offer, swapped);
  if (back) {
    const { to, quantity } = back;
    const until = untilOf?.(to.sheets * quantity);
    return (
      <OfferRow
        title={labels.back}
        name={quantity === 1 ? to.name : `${quantity} × ${to.name}`}
        difference={back.difference}
        reason={until === undefined ? to.size : fillText(labels.backUntil, { last: until })}
        action={labels.undo}
        onAction={() => exchange(back)}
      />
    );
  }
  return upgradesOf(lines, bundles, offer).map((upgrade) => (
    <OfferRow
      key={upgrade.to.id}
      title={labels.upgrade}
      name={untilOf?.(upgrade.to.sheets) ?? upgrade.to.name}
      difference={upgrade.difference}
      reason={reasonOf(upgrade.to)}
      action={labels.swap}
      onAction={() => {
        const held = { from: upgrade.from.id, quantity: quantityOf(lines, upgrade.from.variantId) };
        visitStore.set(STORAGE_KEYS.swapped, writeSwapped({ ...held, to: upgrade.to.id }));
        exchange(upgrade);
      }}
    />
  ));
}

interface OfferRowProps {
  title: string;
  name: string;
  difference: number;
  reason: ReactNode;
  action: string;
  onAction: () => void;
}

function OfferRow({ title, name, difference, reason, action, onAction }: OfferRowProps) {
  // A word joiner keeps the sign on the line of its amount.
  const sign = difference < 0 ? "−\u2060" : "+\u2060";
  const values = { bundle: name, amount: sign + formatUsd(Math.abs(difference)) };
  const label = fillText(title, values);
  return (
    <section data-selling className="cart-offer" aria-label={label}>
      <div>
        <p className="cart-offer-title">
          <Filled text={title} values={values} />
        </p>
        <p className="cart-mono">{reason}</p>
      </div>
      <button
        type="button"
        className={buttonClasses("outline")}
        aria-label={`${action}: ${label}`}
        onClick={({ currentTarget }) => {
          // The button goes with what the cart holds, and the focus would go to the page below the cart.
          currentTarget.closest("aside")?.querySelector<HTMLElement>(".shopify-buy__btn--close")?.focus();
          onAction();
        }}
      >
        {action}
      </button>
    </section>
  );
}
