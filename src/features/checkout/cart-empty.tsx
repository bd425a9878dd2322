import { useState } from "react";
import { ButtonLink, buttonClasses } from "@/components/button-link";
import { BrandSymbol } from "@/components/logo";
import { SiteLink } from "@/components/site-link";
import type { CartLabels } from "@/content/schema";
import { reducedPrice } from "@/lib/purchase/offer";
import { checkoutPath, paths } from "@/lib/site/paths";
import { fillText } from "@/lib/text/fill-text";
import { formatUsd } from "@/lib/text/money";
import { numberWord } from "@/lib/text/wording";
import { areAllSoldOut, firstOnSale } from "@/lib/purchase/shop-bundles";
import type { ShopReport } from "@/lib/purchase/shop-problem";
import { useCheckout, useCheckoutState, useOffer, useShopBundles } from "./checkout-context";

interface CartEmptyProps {
  labels: CartLabels;
  /** The link to us, where every bundle is sold out. */
  ask: string;
  /** The days on which an order arrives; null where they are not known. */
  arrival: string | null;
}

/** What an empty cart shows around the sentence that is drawn: nobody on the height chart, and the smallest bundle. */
export function CartEmpty({ labels, ask, arrival }: CartEmptyProps) {
  const { closeCart } = useCheckout();
  const bundles = useShopBundles();
  const offer = useOffer();
  const button = useCheckoutState((state) => state.button);
  const problem = useCheckoutState((state) => state.clickProblem);
  /** The problem that was shown at the tap: until there is another one, the shop is asked. */
  const [asked, setAsked] = useState<{ before: ShopReport | null } | null>(null);
  const isAllSoldOut = areAllSoldOut(bundles);
  const first = firstOnSale(bundles);
  return (
    <>
      <div className="cart-nobody">
        <BrandSymbol />
        <p>{labels.nobody}</p>
      </div>
      <div data-selling className="cart-first">
        {first && first.price !== null && button.phase === "ready" ? (
          <>
            <p>
              {fillText(arrival === null ? labels.first : labels.firstArriving, {
                bundle: first.name,
                amount: formatUsd(reducedPrice(first.price, offer)),
                days: arrival ?? "",
              })}
            </p>
            <button
              type="button"
              className={buttonClasses("lime", "w-full")}
              disabled={asked?.before === problem}
              onClick={({ currentTarget }) => {
                // The button goes when the cart has a line, and is disabled until then.
                currentTarget
                  .closest("aside")
                  ?.querySelector<HTMLElement>(".shopify-buy__btn--close")
                  ?.focus();
                setAsked({ before: problem });
                button.buyButton.add(first.variantId);
              }}
            >
              {fillText(labels.add, { bundle: first.name })}
            </button>
            <SiteLink to={checkoutPath} onClick={closeCart} className="text-link cart-all">
              {fillText(labels.all, { count: numberWord(bundles.length) })}
            </SiteLink>
          </>
        ) : (
          <ButtonLink to={isAllSoldOut ? paths.contact : checkoutPath} onClick={closeCart} className="w-full">
            {isAllSoldOut ? ask : labels.pick}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
