import type { ReactNode } from "react";
import { PhoneLink } from "@/components/phone-link";
import { ButtonLink } from "@/components/button-link";
import { Filled } from "@/components/filled";
import { Picture } from "@/components/picture";
import { BothPrices } from "@/components/price";
import type { Bundle, DemoCheckoutLabels, PriceLabels } from "@/content/schema";
import type { DemoCheckout } from "@/demo/demo-shop";
import { shownPercent } from "@/lib/referral/affiliate-percent";
import { REFERRAL_ATTRIBUTE } from "@/lib/purchase/cart-link";
import { formatCents } from "@/lib/text/money";
import { checkoutPath } from "@/lib/site/paths";

interface OrderLinesProps {
  labels: DemoCheckoutLabels["order"];
  priceLabels: PriceLabels;
  bundles: readonly Bundle[];
  lines: DemoCheckout["lines"];
}

/** What is bought, with pictures, and the price of each line before and after discounts. */
export function OrderLines({ labels, priceLabels, bundles, lines }: OrderLinesProps) {
  return (
    <section aria-labelledby="demo-order" className="order-lines">
      <h2 id="demo-order" className="heading text-h3">
        {labels.heading}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{labels.item}</th>
            <th scope="col">{labels.quantity}</th>
            <th scope="col">{labels.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => {
            const bundle = bundles.find(({ variantId }) => variantId === line.variantId);
            return (
              // A cart may have two lines of one variant, and they have no other key.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                <th scope="row">
                  <span className="order-item">
                    {bundle ? (
                      <Picture
                        picture={{ ...bundle.picture, alt: "" }}
                        sizes="(min-width: 500px) 144px, 80px"
                        className="h-auto shrink-0 rounded-control bg-wall"
                      />
                    ) : null}
                    <span>
                      <span className="order-name">{line.variantTitle}</span>{" "}
                      <span className="mt-1 block text-small text-smoke">{bundle?.size ?? line.title}</span>
                    </span>
                  </span>
                </th>
                <td>{line.quantity}</td>
                <td>
                  {line.cents === line.totalCents ? (
                    <span translate="no">{formatCents(line.cents)}</span>
                  ) : (
                    <span className="order-amount">
                      <BothPrices
                        labels={priceLabels}
                        before={formatCents(line.cents)}
                        after={formatCents(line.totalCents)}
                      />
                    </span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

interface OrderSummaryProps {
  labels: DemoCheckoutLabels["summary"];
  /** 'BRO25, 25% off'. */
  offerLabel: string;
  order: DemoCheckout;
  shippingCents: number;
  seller: { line: string; email: string; phone: string | null };
}

/** What is paid, which code it is credited to, and where a shop's own checkout would go on. */
export function OrderSummary({ labels, offerLabel, order, shippingCents, seller }: OrderSummaryProps) {
  const credited = order.attributes.find(({ key }) => key === REFERRAL_ATTRIBUTE)?.value;
  return (
    <section aria-labelledby="demo-summary" className="rounded-tile bg-charcoal p-5 text-bone sm:p-8">
      <h2 id="demo-summary" className="heading text-h3">
        {labels.heading}
      </h2>
      <table className="order-sums">
        <tbody>
          <SumRow label={labels.subtotal} amount={formatCents(order.subtotalCents)} />
          {order.discounts.map(({ code, percent, cents }) => (
            <SumRow
              key={code}
              label={<Filled text={offerLabel} values={{ code, percent: shownPercent(percent) }} />}
              amount={`−${formatCents(cents)}`}
              className="text-lime"
            />
          ))}
          <SumRow
            label={labels.shipping}
            amount={shippingCents === 0 ? null : formatCents(shippingCents)}
            free={labels.free}
          />
        </tbody>
        <tbody>
          <SumRow
            label={labels.total}
            amount={formatCents(order.totalCents + shippingCents)}
            className="mt-3 border-t border-rule-dark pt-4 heading text-24 sm:text-28"
          />
        </tbody>
      </table>
      {order.refusedCodes.map(({ code, refusal }) => (
        <p key={code} className="mt-3 text-small wrap-anywhere text-ash">
          <Filled
            text={refusal === "DISCOUNT_NOT_FOUND" ? labels.unknownCode : labels.refusedCode}
            values={{ code }}
          />
        </p>
      ))}
      {credited === undefined ? null : (
        <p className="mt-5 w-fit rounded-control border-2 border-lime px-3 py-1 font-mono text-mono font-semibold wrap-anywhere text-lime">
          <Filled text={labels.credit} values={{ code: credited }} />
        </p>
      )}
      <div className="mt-6 rounded-control border-2 border-dashed border-rule-control p-4 text-small text-ash sm:mt-8">
        <h3 className="heading text-17">{labels.payment}</h3>
        <p className="mt-1">{labels.paymentNote}</p>
      </div>
      <ButtonLink to={checkoutPath} className="mt-4 w-full">
        {labels.back}
      </ButtonLink>
      <p className="mt-5 text-small text-ash">
        {labels.seller} {seller.line}. {labels.questions}{" "}
        <a href={`mailto:${seller.email}`} className="inline-block break-all underline underline-offset-4">
          {seller.email}
        </a>
        {seller.phone === null ? null : (
          <>
            , <PhoneLink phone={seller.phone} className="inline-block underline underline-offset-4" />
          </>
        )}
      </p>
    </section>
  );
}

interface SumRowProps {
  label: ReactNode;
  /** Null where it is nothing. */
  amount: string | null;
  free?: string;
  className?: string;
}

function SumRow({ label, amount, free, className = "" }: SumRowProps) {
  return (
    <tr className={className}>
      <th scope="row">{label}</th>
      <td translate={amount === null ? undefined : "no"}>{amount ?? free}</td>
    </tr>
  );
}
