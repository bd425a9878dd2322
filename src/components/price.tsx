import type { ReactNode } from "react";
import { Filled } from "@/components/filled";
import type { PriceLabels } from "@/content/schema";
import { shownPercent } from "@/lib/referral/affiliate-percent";
import { formatPricePerSheet, formatUsd, shortPricePerSheet } from "@/lib/text/money";
import { countOf } from "@/lib/text/wording";
import { type Offer, reducedPrice, savingOf } from "@/lib/purchase/offer";

/** What all prices of a page have in common. */
export interface Prices {
  labels: PriceLabels;
  offer: Offer | null;
}

interface PriceProps extends Prices {
  /** US dollars, or null where the price is in another currency. */
  price: number | null;
}

/** A price, and under an offer the prices before and after. It takes the space of the first, so that nothing moves then. */
export function Price({ price, labels, offer }: PriceProps) {
  if (price === null) return <span className="price">{"\u00a0"}</span>;
  const full = formatUsd(price);
  const reduced = reducedPrice(price, offer);
  // Cents are rounded up, so that a small percent may take nothing off.
  if (reduced >= price)
    return (
      <span className="price" translate="no">
        {full}
      </span>
    );
  return (
    <span className="price" data-space={full}>
      <span className="price-pair">
        <BothPrices labels={labels} before={full} after={formatUsd(reduced)} />
      </span>
    </span>
  );
}

interface BothPricesProps {
  labels: PriceLabels;
  before: string;
  after: string;
}

/** A price before and after a discount, each with its name for screen readers. */
export function BothPrices({ labels, before, after }: BothPricesProps) {
  return (
    <>
      <del className="price-before">
        <span className="sr-only">{labels.before} </span>
        <span translate="no">{before}</span>
      </del>{" "}
      <ins className="price-after">
        <span className="sr-only">{labels.after} </span>
        <span translate="no">{after}</span>
      </ins>
    </>
  );
}

/** 'BRO25, 25% off', or null where nothing comes off. */
export function offerText({ labels, offer }: Prices): ReactNode {
  return offer?.percent ? (
    <Filled text={labels.offer} values={{ code: offer.code, percent: shownPercent(offer.percent) }} />
  ) : null;
}

interface PricedBundle {
  readonly packs: number;
  readonly sheets: number;
  readonly price: number | null;
}

interface SavingProps extends Prices {
  bundle: PricedBundle;
  /** All bundles, at the prices that are shown for them. */
  bundles: readonly PricedBundle[];
}

/** What a bundle saves against single packs. It keeps its space where an offer leaves nothing to save. */
export function Saving({ bundle, bundles, labels, offer }: SavingProps) {
  if (savingIn(bundle, bundles, null) === 0) return null;
  const saving = savingIn(bundle, bundles, offer);
  return (
    <span className={saving === 0 ? "invisible" : undefined}>
      <Filled text={labels.saving} values={{ amount: formatUsd(saving) }} />
    </span>
  );
}

/** '6 packs, save $20 vs singles': what speaks for a bundle of which the content says nothing better. */
export function SheetPrice({ bundle, bundles, labels, offer }: SavingProps) {
  const packs = countOf(bundle.packs, "pack");
  if (bundle.price === null) return packs;
  const saving = savingIn(bundle, bundles, offer);
  return (
    <Filled
      text={saving === 0 ? labels.perSheet : labels.perSheetSaving}
      values={{
        packs,
        amount: shortPricePerSheet(reducedPrice(bundle.price, offer), bundle.sheets),
        saving: formatUsd(saving),
      }}
    />
  );
}

function savingIn(bundle: PricedBundle, bundles: readonly PricedBundle[], offer: Offer | null): number {
  const [own, ...all] = [bundle, ...bundles].flatMap(({ packs, price }) =>
    price === null ? [] : { packs, price },
  );
  return own ? savingOf(own, all, offer) : 0;
}

/** '17 cents a day at one sheet a day', of the price that the shopper pays. */
export function perDayText({ price, sheets }: PricedBundle, { labels, offer }: Prices): ReactNode {
  // Keeps the line's height.
  if (price === null) return <span>{"\u00a0"}</span>;
  const amount = formatPricePerSheet(reducedPrice(price, offer), sheets);
  return <Filled text={labels.perDay} values={{ amount }} />;
}
