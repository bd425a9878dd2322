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

/** Where the buy button draws the cart, on every page, and what went wrong in it. */
export function CartDrawer({ labels, problems, cartLinkFor }: CartDrawerProps) {
  const { state, setCartNode } = useCheckout();
  const { cartLines, clickProblem } = state;
  const holder = useRef<HTMLElement>(null);

  useEffect(() => {
    const { current } = holder;
    if (!current) return;
    // The library owns this element for the page's life, so React must not.
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
