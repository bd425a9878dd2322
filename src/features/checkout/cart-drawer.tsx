import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { buttonClasses } from "@/components/button-link";
import { pause, WhilePaused } from "@/components/while-paused";
import type { CartLabels, ShopProblems } from "@/content/schema";
import { useCheckout, useCheckoutState, useShopBundles } from "./checkout-context";
import type { CartLinkItem } from "@/lib/purchase/cart-link";
import { firstOnSale } from "@/lib/purchase/shop-bundles";
import { fillText } from "@/lib/text/fill-text";
import { track } from "@/vendors/analytics";
import { isNotice, problemText } from "./problem-text";

interface CartDrawerProps {
  labels: CartLabels;
  problems: ShopProblems;
  cartLinkFor: (items: readonly CartLinkItem[]) => string;
  /** The live referral code, and the field for a typed one. */
  codeArea: ReactNode;
  /** What the page says in a cart that is known, beside its lines or in place of them. */
  extras: ReactNode;
}

/**
 * The cart, on every page: the element that the buy button renders into, the referral code between its lines and its
 * footer, and the message about its last problem.
 */
export function CartDrawer({ labels, problems, cartLinkFor, codeArea, extras }: CartDrawerProps) {
  const { get, setCartNode, closeCart } = useCheckout();
  const { pathname } = useLocation();
  const cartLines = useCheckoutState((state) => state.cartLines);
  // The line of a bundle that is sold out stays, with the quantity 0.
  const sold = cartLines?.filter(({ quantity }) => quantity > 0) ?? [];
  const first = firstOnSale(useShopBundles());
  const atShop = cartLines?.length === 0 && first ? [{ variantId: first.variantId, quantity: 1 }] : sold;
  const isCartWanted = useCheckoutState((state) => state.isCartWanted);
  const clickProblem = useCheckoutState((state) => state.clickProblem);
  const removed = useCheckoutState((state) => state.removed);
  const holder = useRef<HTMLElement>(null);

  useEffect(() => {
    const { current } = holder;
    if (!current) return;
    // The buy button uses this element as long as the page is open, so React must not create it.
    const found = current.querySelector<HTMLElement>(":scope > [data-library]");
    const node = found ?? document.createElement("div");
    node.toggleAttribute("data-library", true);
    // Before the page's parts, as they are seen and read.
    current.prepend(node);
    setCartNode(node);
  }, [setCartNode]);
  // The buy button closes the cart on a click on a link, and knows nothing of the history. This runs before the layout effects of the
  // components around it, which focus the new page's heading. A link within a page may still be on its way when the cart opens, as
  // after Redeem on a slow phone, so it does not close the cart here.
  useLayoutEffect(closeCart, [pathname, closeCart]);
  // The message stands above the lines, which may be scrolled.
  useEffect(() => {
    if (clickProblem && holder.current) holder.current.scrollTop = 0;
  }, [clickProblem]);
  useEffect(() => {
    window.addEventListener("popstate", closeCart);
    return () => window.removeEventListener("popstate", closeCart);
  }, [closeCart]);

  return (
    <>
      <div className="cart-scrim" />
      <aside ref={holder} aria-label={labels.cart} className="cart-drawer">
        {/* Its clicks do not leave it: the buy button closes the cart on every click outside its own element. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div className="cart-parts" onClick={(event) => event.stopPropagation()}>
          {cartLines && isCartWanted ? extras : null}
          {cartLines?.length === 0 ? null : <div className="cart-code">{codeArea}</div>}
        </div>
        <p role="status" className="sr-only">
          {removed === null ? "" : fillText(labels.removed, { bundle: removed })}
        </p>
        {clickProblem === null ? null : (
          <div className="cart-problem" role={clickProblem.problem === "cart-gone" ? "status" : "alert"}>
            <p>{problemText(problems, clickProblem)}</p>
            {atShop.length > 0 && !isNotice(clickProblem.problem) ? (
              <a
                href={cartLinkFor(atShop)}
                data-selling
                className={buttonClasses("outline", "mt-3 w-full")}
                onClick={() => {
                  const { figures } = get();
                  track({ event: "checkout", cart: atShop, value: figures && figures.totalCents / 100 });
                }}
              >
                {labels.buyAtShop}
              </a>
            ) : null}
          </div>
        )}
        {pause && <WhilePaused className="cart-way-on" />}
      </aside>
    </>
  );
}
