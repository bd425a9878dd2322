import { fillText } from "@/lib/fill-text";
import { formatUsd } from "@/lib/money";
import { type Offer, reducedPrice } from "@/lib/offer";

export interface PriceLabels {
  before: string;
  after: string;
  offer: string;
}

interface PriceProps {
  /** US dollars. */
  price: number;
  labels: PriceLabels;
  offer: Offer | null;
}

/** A price, and under an offer also the price before it, which takes no space of its own: nothing moves when it appears. */
export function Price({ price, labels, offer }: PriceProps) {
  if (!offer?.percent) return formatUsd(price);
  return (
    <span className="price">
      <del className="price-before">
        <span className="sr-only">{labels.before} </span>
        {formatUsd(price)}
      </del>{" "}
      <ins className="no-underline">
        <span className="sr-only">{labels.after} </span>
        {formatUsd(reducedPrice(price, offer))}
      </ins>
    </span>
  );
}

/** 'BRO25, 25% off', or null where nothing comes off. */
export function offerText({ offer: label }: PriceLabels, offer: Offer | null): string | null {
  return offer?.percent ? fillText(label, { code: offer.code, percent: offer.percent }) : null;
}
