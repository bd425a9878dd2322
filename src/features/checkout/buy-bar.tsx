import type { ReactNode } from "react";
import { buttonClasses } from "@/components/button-link";
import { Price } from "@/components/price";
import { whileSelling } from "@/components/while-paused";
import { SiteLink } from "@/components/site-link";
import type { PriceLabels } from "@/content/schema";
import { useCheckout, useCheckoutState, useOffer, useShopBundles } from "./checkout-context";

interface BuyBarProps {
  labels: { area: string; soldOut: string };
  priceLabels: PriceLabels;
  link: { to: string; label: string };
  /** While a section with a buy button of its own is in view. */
  isHidden: boolean;
  /** The back-to-top button, which has its place in the bar: nowhere else could it never be over another button. */
  children: ReactNode;
}

/** The chosen bundle and the link to buy it, at the lower edge of the window below 1,024 px. */
export function BuyBar({ labels, priceLabels, link, isHidden, children }: BuyBarProps) {
  const { start } = useCheckout();
  const chosenId = useCheckoutState((state) => state.chosen);
  const offer = useOffer();
  const chosen = useShopBundles().find(({ id }) => id === chosenId);
  if (!chosen) return null;
  return (
    <section className="buy-bar" aria-label={labels.area} data-hidden={isHidden || undefined}>
      <div>
        <SiteLink
          to={link.to}
          onClick={start}
          {...(import.meta.env.PAUSE ? { className: whileSelling } : null)}
        >
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
        {children}
      </div>
    </section>
  );
}
