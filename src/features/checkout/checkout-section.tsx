import { type ReactNode, useEffect, useRef, useState } from "react";
import { buttonClasses } from "@/components/button-link";
import { Picture } from "@/components/picture";
import { WholeRanges } from "@/components/whole-ranges";
import { offerText, Price, SheetPrice } from "@/components/price";
import type {
  BookedSuspect,
  CheckoutLabels,
  Picture as PictureData,
  PlacardLabels,
  PriceLabels,
  ShopProblems,
} from "@/content/schema";
import { Booking } from "./booking";
import { BundleOption } from "./bundle-option";
import { BuyPanel } from "./buy-panel";
import { useCheckout, useCheckoutState, useChosenBundle, useOffer, useShopBundles } from "./checkout-context";
import { useArrival, useMatteUntil } from "@/hooks/use-arrival";
import { useTimeout } from "@/hooks/use-timeout";
import type { DeliveryRule } from "@/lib/purchase/delivery-dates";
import { watchBuySection } from "@/lib/purchase/buy-sections";
import { watchInView } from "@/lib/browser/in-view";
import { reducedPrice } from "@/lib/purchase/offer";
import { BUY_BUTTON_DELAY_MS } from "@/lib/purchase/buy-button-delay";
import { sinceShownMs } from "@/lib/browser/page-shown";
import { CHECKOUT_ID } from "@/lib/site/paths";
import { areAllSoldOut, type ShopBundle } from "@/lib/purchase/shop-bundles";
import { track } from "@/vendors/analytics";
import { useOfferView } from "./use-offer-view";
import { fillText } from "@/lib/text/fill-text";

/** The buy button is also loaded when the section is less than one and a half window heights away. */
const LOAD_MARGIN = "150% 0px";

interface CheckoutSectionProps {
  labels: CheckoutLabels;
  problems: ShopProblems;
  content: {
    heading: string;
    /** Without a date, until the clock is known. */
    text: string;
    /** With `{days}`. */
    arrival: string;
    /** Below the price, where no code takes something off. */
    shipping: string;
    /** A hand and a sheet, upright and square. */
    picture: PictureData;
    smallPicture: PictureData;
    sheetNote: string;
    payments: { label: string; provider: string; methods: readonly string[] };
  };
  /** When an order that is placed now arrives, and how its days are written. */
  arrival: { rule: DeliveryRule; range: string };
  placard: { suspects: readonly BookedSuspect[]; labels: PlacardLabels; pack: PictureData };
  priceLabels: PriceLabels;
  /** The live referral code, and the field for a typed one. */
  codeArea: ReactNode;
  links: {
    cart: (variantId: string, quantity: number) => string;
    /** Null in the demo store, which has no Shop Pay. */
    shopPay: (variantId: string, quantity: number) => string | null;
  };
}

export function CheckoutSection({
  labels,
  problems,
  content,
  arrival,
  placard,
  priceLabels,
  codeArea,
  links,
}: CheckoutSectionProps) {
  const { start } = useCheckout();
  const phase = useCheckoutState(({ button }) => button.phase);
  const wanted = useCheckoutState((state) => state.wanted);
  const quantity = useCheckoutState((state) => state.quantity);
  const bundles = useShopBundles();
  const chosen = useChosenBundle();
  const prices = { labels: priceLabels, offer: useOffer() };
  const section = useRef<HTMLElement>(null);
  const days = useArrival(arrival.rule, arrival.range);
  const lastDay = useMatteUntil(arrival.rule);

  const [delayMs] = useState(() => Math.max(0, BUY_BUTTON_DELAY_MS - sinceShownMs()));
  useTimeout(start, phase === "idle" ? delayMs : null);
  useEffect(() => {
    const node = section.current;
    if (!node) return;
    return watchInView(node, { rootMargin: LOAD_MARGIN }, ({ isIntersecting }) => {
      if (isIntersecting) start();
    });
  }, [start]);

  const amountOf = (count: number): number | null =>
    chosen.price ? reducedPrice(chosen.price * count, prices.offer) : null;
  useOfferView(section, chosen, amountOf);

  const { variantId } = chosen;
  const shopPayLink = links.shopPay(variantId, quantity);
  // What is not true then keeps its space, so that nothing moves.
  const isAllSoldOut = areAllSoldOut(bundles);
  const hiddenIfSoldOut = isAllSoldOut ? "invisible" : "";
  const priceOf = ({ price }: ShopBundle): ReactNode => <Price price={price} {...prices} />;

  const stockNoteOf = ({ id, name, isSoldOut }: ShopBundle): string | null => {
    if (!isSoldOut) return null;
    return id === wanted && id !== chosen.id
      ? fillText(labels.soldOutButNext, { bundle: name, next: chosen.name })
      : labels.soldOut;
  };

  return (
    <section
      ref={section}
      id={CHECKOUT_ID}
      className="picker-section bg-lime text-charcoal"
      aria-labelledby="checkout-heading"
    >
      <div ref={watchBuySection} className="picker">
        <div className="picker-head">
          <h2 id="checkout-heading" className="poster picker-heading">
            {content.heading}
          </h2>
          {/* A new element for the new text: a translator may hold the old one. */}
          <p key={days} data-selling className={`picker-line ${hiddenIfSoldOut}`}>
            <WholeRanges text={days === null ? content.text : fillText(content.arrival, { days })} />
          </p>
        </div>
        <Booking {...placard} bundle={chosen} count={quantity} until={isAllSoldOut ? null : lastDay} />
        <figure className="picker-sheet">
          <Picture picture={content.picture} sizes="16vw" />
          <figcaption>{content.sheetNote}</figcaption>
        </figure>
        <div className="picker-card">
          <fieldset>
            <legend className="sr-only">{labels.bundle}</legend>
            <div className="picker-rows">
              {bundles.map((bundle) => (
                <BundleOption
                  key={bundle.id}
                  labels={labels}
                  bundle={bundle}
                  price={priceOf(bundle)}
                  until={lastDay}
                  stockNote={stockNoteOf(bundle)}
                  reason={bundle.reason ?? <SheetPrice bundle={bundle} bundles={bundles} {...prices} />}
                  checked={bundle.id === chosen.id}
                />
              ))}
            </div>
          </fieldset>
          <BuyPanel
            labels={labels}
            problems={problems}
            bundle={chosen}
            prices={prices}
            note={offerText(prices) ?? <span className={hiddenIfSoldOut}>{content.shipping}</span>}
            cartLinkFor={(count) => links.cart(variantId, count)}
            amountOf={amountOf}
          />
          {shopPayLink === null ? null : (
            <a
              href={shopPayLink}
              data-selling
              className={buttonClasses("outline", `mt-2 w-full ${hiddenIfSoldOut}`)}
              onClick={() =>
                track({ event: "checkout", cart: [{ variantId, quantity }], value: amountOf(quantity) })
              }
            >
              {labels.shopPay}
            </a>
          )}
          {/* Reserves the height of the code's row, which is not prerendered. */}
          <div className="mt-2 min-h-touch noscript:min-h-0">{codeArea}</div>
          <p className="picker-small-sheet">
            <Picture picture={content.smallPicture} sizes="72px" />
            {content.sheetNote}
          </p>
          <Payments {...content.payments} />
        </div>
      </div>
    </section>
  );
}

function Payments({ label, provider, methods }: CheckoutSectionProps["content"]["payments"]) {
  return (
    <div className="picker-fine picker-payments">
      <p>{provider}</p>
      <ul aria-label={label}>
        {methods.map((method) => (
          <li key={method}>{method}</li>
        ))}
      </ul>
    </div>
  );
}
