import { useEffect, useRef } from "react";
import { useCheckout } from "@/features/checkout/checkout-context";

/** Where the buy button draws the cart, on every page. */
export function CartDrawer({ label }: { label: string }) {
  const { setCartNode } = useCheckout();
  const holder = useRef<HTMLElement>(null);

  useEffect(() => {
    const { current } = holder;
    if (!current) return;
    // The library owns this element for the page's life, so React must not.
    const node = current.querySelector("div") ?? current.appendChild(document.createElement("div"));
    setCartNode(node);
  }, [setCartNode]);

  return <aside ref={holder} aria-label={label} className="cart-drawer" />;
}
