import { useEffect, useRef } from "react";
import { buttonClasses } from "@/components/button-link";
import { useCheckout } from "./checkout-context";
import { PROBLEM_WORDS } from "./problem-words";
import type { CartLinkItem } from "@/lib/cart-link";
import { track } from "@/vendors/analytics";

interface CartDrawerProps {
  label: string;
  cartLinkFor: (items: readonly CartLinkItem[]) => string;
}

/** Where the buy button draws the cart, on every page, and what went wrong in it. */
export function CartDrawer({ label, cartLinkFor }: CartDrawerProps) {
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
    <aside ref={holder} aria-label={label} className="cart-drawer">
      {clickProblem === null ? null : (
        <section className="cart-problem" role="alert">
          <p>{PROBLEM_WORDS[clickProblem]}</p>
          {cartLines && cartLines.length > 0 ? (
            <a
              href={cartLinkFor(cartLines)}
              className={buttonClasses("lime", "mt-3 w-full")}
              onClick={() => track({ event: "checkout" })}
            >
              Buy these at the shop
            </a>
          ) : null}
        </section>
      )}
    </aside>
  );
}
