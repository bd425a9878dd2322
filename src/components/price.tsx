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

/** A price, and under an offer the prices before and after. It takes the space of the first, so that nothing moves then. */
export function Price({ price, labels, offer }: PriceProps) {
  const full = formatUsd(price);
  if (!offer?.percent) return <span className="price">{full}</span>;
  return (
    <span className="price" data-space={full}>
      <del className="price-before">
        <span className="sr-only">{labels.before} </span>
        {full}
      </del>{" "}
      <ins className="price-after">
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
