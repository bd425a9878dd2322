import type { ReactNode } from "react";
import { buttonClasses } from "@/components/button-link";
import { Price } from "@/components/price";
import { SiteLink } from "@/components/site-link";
import type { PriceLabels } from "@/content/schema";
import { useCheckout, useChosenBundle, useOffer } from "./checkout-context";

interface BuyBarProps {
  labels: { area: string; soldOut: string };
  priceLabels: PriceLabels;
  link: { to: string; label: string };
  /** What the cart holds, and the way to it; null while it holds nothing. `onOpen` returns false if the browser must follow the link. */
  cart: { to: string; text: ReactNode; amount: string | null; label: string; onOpen: () => boolean } | null;
  /** While a section with a buy button of its own is in view. */
  isHidden: boolean;
  /** The back-to-top button, which has its place in the bar: nowhere else could it never be over another button. */
  children: ReactNode;
}

/** The chosen bundle and the link to buy it, or the filled cart and the way to its checkout, at the lower edge of the window below 1,024 px. */
export function BuyBar({ labels, priceLabels, link, cart, isHidden, children }: BuyBarProps) {
  const { start } = useCheckout();
  const offer = useOffer();
  const chosen = useChosenBundle();
  return (
    <section className="buy-bar" aria-label={labels.area} data-hidden={isHidden || undefined}>
      <div>
        {cart ? (
          // A new element: browsers count a text and a button that move as a layout shift.
          <SiteLink
            key="cart"
            to={cart.to}
            onClick={(event) => {
              // Safari does not focus a link on click. The cart returns the focus to it when it is closed.
              event.currentTarget.focus({ preventScroll: true });
              if (cart.onOpen()) event.preventDefault();
            }}
            data-selling
          >
            <span>
              <span className="block text-small font-semibold">
                {cart.text}
                <span className="sr-only">,</span>
              </span>{" "}
              <span className="heading text-20 leading-tight" translate="no">
                {cart.amount}
              </span>
            </span>{" "}
            <span className={buttonClasses("lime")}>{cart.label}</span>
          </SiteLink>
        ) : (
          <SiteLink key="buy" to={link.to} onClick={start} data-selling>
            <span>
              <span className="block text-small font-semibold">{`${chosen.name} `}</span>
              <span className="prices-in-row heading text-20 leading-tight">
                {chosen.isSoldOut ? (
                  labels.soldOut
                ) : (
                  <Price price={chosen.price} labels={priceLabels} offer={offer} />
                )}
              </span>
            </span>
            <span className={buttonClasses("lime")}>{link.label}</span>
          </SiteLink>
        )}
        {children}
      </div>
    </section>
  );
}
