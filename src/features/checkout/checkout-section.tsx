import { type ReactNode, useEffect, useRef, useState } from "react";
import { buttonClasses } from "@/components/button-link";
import { Picture } from "@/components/picture";
import { whileSelling } from "@/components/while-paused";
import { WholeRanges } from "@/components/whole-ranges";
import { Price, SheetPrice } from "@/components/price";
import type { CheckoutLabels, Picture as PictureData, PriceLabels, ShopProblems } from "@/content/schema";
import { BuyPanel } from "./buy-panel";
import { useCheckout, useCheckoutState, useOffer, useShopBundles } from "./checkout-context";
import { useTimeout } from "@/hooks/use-timeout";
import { watchBuySection } from "@/lib/purchase/buy-sections";
import { watchInView } from "@/lib/browser/in-view";
import { reducedPrice } from "@/lib/purchase/offer";
import { BUY_BUTTON_DELAY_MS } from "@/lib/browser/first-page";
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
    text: string;
    /** Shown in the demo store, which cannot charge; null with a configured shop. */
    demoNote: string | null;
    picture: PictureData;
    sheetNote: string;
    payments: { label: string; provider: string; methods: readonly string[] };
  };
  /** When an order that is placed now arrives. */
  arrival: ReactNode;
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
  priceLabels,
  codeArea,
  links,
}: CheckoutSectionProps) {
  const { start, choose } = useCheckout();
  const phase = useCheckoutState(({ button }) => button.phase);
  const wanted = useCheckoutState((state) => state.wanted);
  const chosenId = useCheckoutState((state) => state.chosen);
  const quantity = useCheckoutState((state) => state.quantity);
  const bundles = useShopBundles();
  const prices = { labels: priceLabels, offer: useOffer() };
  const section = useRef<HTMLElement>(null);

  const [delayMs] = useState(() => Math.max(0, BUY_BUTTON_DELAY_MS - sinceShownMs()));
  useTimeout(start, phase === "idle" ? delayMs : null);
  useEffect(() => {
    const node = section.current;
    if (!node) return;
    return watchInView(node, { rootMargin: LOAD_MARGIN }, ({ isIntersecting }) => {
      if (isIntersecting) start();
    });
  }, [start]);

  const chosen = bundles.find(({ id }) => id === chosenId);
  const amountOf = (count: number): number | null =>
    chosen?.price ? reducedPrice(chosen.price * count, prices.offer) : null;
  useOfferView(section, chosen, amountOf);

  if (!chosen) return null;
  const { variantId } = chosen;
  const shopPayLink = links.shopPay(variantId, quantity);
  // What is not true then keeps its space, so that nothing moves.
  const hiddenIfSoldOut = areAllSoldOut(bundles) ? "invisible" : "";
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
      className="-scroll-mt-19 bg-lime text-charcoal"
      aria-labelledby="checkout-heading"
    >
      <div
        ref={watchBuySection}
        className="mx-auto grid max-w-page grid-cols-1 items-start gap-gutter px-edge py-section lg:grid-cols-2 2xl:grid-cols-[1fr_1.15fr_1.35fr]"
      >
        <div>
          <h2 id="checkout-heading" className="poster-heading">
            {content.heading}
          </h2>
          <p className="mt-5 max-w-[26.6em] text-lead">
            <WholeRanges text={content.text} />
          </p>
          <div className={`${whileSelling}${hiddenIfSoldOut}`}>{arrival}</div>
          {content.demoNote === null ? null : (
            <p className="mt-6 inline-block rounded-control bg-charcoal px-4 py-2 font-mono text-mono font-semibold text-bone">
              {content.demoNote}
            </p>
          )}
        </div>
        <figure className="hidden max-w-140 lg:block 2xl:max-w-none">
          <Picture picture={content.picture} sizes="min(44vw, 35rem)" className="h-auto w-full" />
          <figcaption className="-mt-6 pr-4 text-right font-mono text-mono font-semibold">
            {content.sheetNote}
          </figcaption>
        </figure>
        <div className="rounded-tile bg-charcoal p-4 text-bone sm:p-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-16 2xl:col-start-3 2xl:row-span-1">
          <fieldset>
            <legend className="sr-only">{labels.bundle}</legend>
            <div className="grid gap-2">
              {bundles.map((bundle) => (
                <BundleOption
                  key={bundle.id}
                  bundle={bundle}
                  price={priceOf(bundle)}
                  stockNote={stockNoteOf(bundle)}
                  reason={bundle.reason ?? <SheetPrice bundle={bundle} bundles={bundles} {...prices} />}
                  checked={bundle.id === chosen.id}
                  onChoose={() => {
                    choose(bundle.id);
                    start();
                  }}
                />
              ))}
            </div>
          </fieldset>
          <BuyPanel
            labels={labels}
            problems={problems}
            bundle={chosen}
            price={priceOf(chosen)}
            cartLinkFor={(count) => links.cart(variantId, count)}
            amountOf={amountOf}
          />
          {shopPayLink === null ? null : (
            <a
              href={shopPayLink}
              className={buttonClasses("outline", `${whileSelling}mt-2 w-full ${hiddenIfSoldOut}`)}
              onClick={() => track({ event: "checkout", value: amountOf(quantity) })}
            >
              {labels.shopPay}
            </a>
          )}
          {/* Reserves the height of the code's row, which is not prerendered. */}
          <div className="mt-2 min-h-touch noscript:min-h-0">{codeArea}</div>
          <Payments {...content.payments} />
        </div>
      </div>
    </section>
  );
}

function Payments({ label, provider, methods }: CheckoutSectionProps["content"]["payments"]) {
  return (
    <div className="mt-4 border-t border-rule-dark pt-4 font-mono text-11 font-semibold text-ash">
      <p>{provider}</p>
      <ul aria-label={label} className="mt-2 flex flex-wrap gap-1.5">
        {methods.map((method) => (
          <li key={method} className="rounded-inner border border-rule-control px-1.5 py-0.5">
            {method}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface BundleOptionProps {
  bundle: ShopBundle;
  price: ReactNode;
  /** Stands in place of what is in the bundle and what it costs; null unless the bundle is sold out. */
  stockNote: string | null;
  /** Why to take this bundle. */
  reason: ReactNode;
  checked: boolean;
  onChoose: () => void;
}

function BundleOption({ bundle, price, stockNote, reason, checked, onChoose }: BundleOptionProps) {
  const { id, name, size, picture } = bundle;
  const isSoldOutNow = stockNote !== null;
  return (
    <label className="bundle-option" data-sold-out={isSoldOutNow || undefined}>
      <input
        type="radio"
        name="bundle"
        value={id}
        // A choice before the application runs is remembered; see lib/early-choice.
        data-bundle={id}
        checked={checked}
        onChange={onChoose}
        className="peer"
      />
      <Picture
        picture={{ ...picture, alt: "" }}
        sizes="(min-width: 640px) 80px, 64px"
        className="hidden h-auto w-16 shrink-0 rounded-control bg-wall min-[22.5rem]:block sm:w-20"
      />
      <span className="min-w-0 flex-1 basis-20">
        <span className="flex flex-wrap items-baseline gap-x-2 heading text-17 leading-tight sm:text-19">
          <span className="wrap-anywhere">{name}</span>
          {isSoldOutNow ? null : <span className="ml-auto">{price}</span>}
        </span>
        {/* The note about the stock takes the space of what it replaces, so that nothing moves. On phones that is two lines. */}
        <span className="block font-mono text-mono font-semibold max-sm:min-h-[3.2em]">
          <span role="status" className="bundle-size block text-balance">
            {stockNote ?? size}
          </span>
          <span className={isSoldOutNow ? "invisible block max-sm:hidden" : "block"}>{reason}</span>
        </span>
      </span>
    </label>
  );
}
