import type { ReactNode } from "react";
import { buttonClasses } from "@/components/button-link";
import { whileSelling } from "@/components/while-paused";
import { Picture } from "@/components/picture";
import type { CartLabels } from "@/content/schema";
import { fillText } from "@/lib/text/fill-text";
import { upgradeOf } from "@/lib/purchase/upgrade";
import type { ShopBundle } from "@/lib/purchase/shop-bundles";
import { useCheckoutState, useShopBundles } from "./checkout-context";

interface CartOfferProps {
  labels: CartLabels;
  priceOf: (bundle: ShopBundle) => ReactNode;
}

/** The bundle that a cart with single packs could be instead, and the button that makes it so. */
export function CartOffer({ labels, priceOf }: CartOfferProps) {
  const bundles = useShopBundles();
  const lines = useCheckoutState((state) => state.cartLines);
  const button = useCheckoutState((state) => state.button);
  const upgrade = lines && upgradeOf(lines, bundles);
  if (!upgrade || button.phase !== "ready") return null;
  const { from, to } = upgrade;
  const heading = fillText(labels.upgrade, { bundle: to.name });
  return (
    <section className={`${whileSelling}cart-offer`} aria-labelledby="cart-offer">
      <Picture picture={{ ...to.picture, alt: "" }} sizes="4.5rem" className="cart-offer-picture" />
      <div>
        <p id="cart-offer" className="font-semibold">
          {heading}
        </p>
        <p className="text-small">{to.size}</p>
      </div>
      <p className="cart-offer-price">{priceOf(to)}</p>
      <button
        type="button"
        className={buttonClasses("outline")}
        aria-describedby="cart-offer"
        onClick={({ currentTarget }) => {
          // The button goes with the cart's single packs, and the focus would go to the page below the cart.
          currentTarget.closest("aside")?.querySelector<HTMLElement>(".shopify-buy__btn--close")?.focus();
          void button.buyButton.swap({ from: from.variantId, to: to.variantId });
        }}
      >
        {labels.swap}
      </button>
    </section>
  );
}
