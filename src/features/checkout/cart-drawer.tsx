import { useEffect, useRef } from "react";
import { buttonClasses } from "@/components/button-link";
import { useCheckout } from "./checkout-context";
import type { CartLinkItem } from "@/lib/cart-link";
import { track } from "@/vendors/analytics";
import type { ShopProblem } from "@/vendors/shopify/shop-error";

interface CartDrawerProps {
  labels: { cart: string; buyAtShop: string };
  problems: Record<ShopProblem, string>;
  cartLinkFor: (items: readonly CartLinkItem[]) => string;
}

/** The element that the buy button renders the cart into, and the message about its last problem, on every page. */
export function CartDrawer({ labels, problems, cartLinkFor }: CartDrawerProps) {
  const { state, setCartNode } = useCheckout();
  const { cartLines, clickProblem } = state;
  const holder = useRef<HTMLElement>(null);

  useEffect(() => {
    const { current } = holder;
    if (!current) return;
    // The library uses this element as long as the page is open, so React must not create it.
    const node =
      current.querySelector<HTMLElement>(":scope > div") ??
      current.appendChild(document.createElement("div"));
    setCartNode(node);
  }, [setCartNode]);

  return (
    <aside ref={holder} aria-label={labels.cart} className="cart-drawer">
      {clickProblem === null ? null : (
        <section className="cart-problem" role="alert">
          <p>{problems[clickProblem]}</p>
          {cartLines && cartLines.length > 0 ? (
            <a
              href={cartLinkFor(cartLines)}
              className={buttonClasses("lime", "mt-3 w-full")}
              onClick={() => track({ event: "checkout" })}
            >
              {labels.buyAtShop}
            </a>
          ) : null}
        </section>
      )}
    </aside>
  );
}
