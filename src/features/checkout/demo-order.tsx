import { ButtonLink } from "@/components/button-link";
import { Picture } from "@/components/picture";
import type { PriceLabels } from "@/components/price";
import type { Bundle } from "@/content/schema";
import type { DemoCheckout } from "./demo-shop";
import { REFERRAL_ATTRIBUTE } from "@/lib/cart-link";
import { fillText } from "@/lib/fill-text";
import { formatCents } from "@/lib/money";
import { checkoutPath } from "@/lib/paths";

interface OrderLinesProps {
  labels: { heading: string; item: string; quantity: string; amount: string };
  priceLabels: PriceLabels;
  bundles: readonly Bundle[];
  lines: DemoCheckout["lines"];
}

/** What is bought, with pictures, and the price of each line before and after discounts. */
export function OrderLines({ labels, priceLabels, bundles, lines }: OrderLinesProps) {
  return (
    <section aria-labelledby="demo-order" className="@container">
      <h2 id="demo-order" className="heading text-h3">
        {labels.heading}
      </h2>
      <table className="mt-4 w-full border-collapse text-left @md:mt-6 [&_:is(td,th)]:py-3 @md:[&_:is(td,th)]:py-5 [&_td]:text-right [&_td]:align-top [&_td:not(:first-child)]:pl-3 @md:[&_td:not(:first-child)]:pl-6">
        <thead className="@max-xs:sr-only border-b border-rule-light font-mono text-mono text-smoke [&_:is(td,th)]:py-2! [&_th]:font-semibold [&_th:not(:first-child)]:pl-3 [&_th:not(:first-child)]:text-right">
          <tr>
            <th scope="col" className="w-full">
              {labels.item}
            </th>
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
              <tr
                key={index}
                // Where there is little room, quantity and price stand below the name.
                className="border-b border-rule-light @max-xs:grid @max-xs:grid-cols-[auto_1fr] @max-xs:[&>td]:pt-0!"
              >
                <th scope="row" className="col-span-full align-top font-normal">
                  <span className="flex items-start gap-4 @md:gap-6">
                    {bundle ? (
                      <Picture
                        picture={{ ...bundle.picture, alt: "" }}
                        sizes="(min-width: 500px) 144px, 80px"
                        className="h-auto w-20 shrink-0 rounded-control bg-wall @md:w-36"
                      />
                    ) : null}
                    <span className="min-w-0 @md:pt-2">
                      <span className="block heading text-17 leading-tight wrap-anywhere @md:text-20">
                        {line.variantTitle}
                      </span>{" "}
                      <span className="mt-1 block text-small text-smoke">{bundle?.size ?? line.title}</span>
                    </span>
                  </span>
                </th>
                <td className="tabular-nums @md:pt-7! @max-xs:pl-0! @max-xs:before:content-['×']">
                  {line.quantity}
                </td>
                <td className="font-semibold tabular-nums @md:pt-7! @max-xs:wrap-anywhere">
                  <LineAmount labels={priceLabels} line={line} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

interface LineAmountProps {
  labels: PriceLabels;
  line: DemoCheckout["lines"][number];
}

function LineAmount({ labels, line: { cents, totalCents } }: LineAmountProps) {
  if (cents === totalCents) return formatCents(cents);
  return (
    <>
      <ins className="no-underline">
        <span className="sr-only">{labels.after} </span>
        {formatCents(totalCents)}
      </ins>{" "}
      <del className="block text-small font-normal text-smoke">
        <span className="sr-only">{labels.before} </span>
        {formatCents(cents)}
      </del>
    </>
  );
}

interface OrderSummaryProps {
  labels: {
    heading: string;
    subtotal: string;
    shipping: string;
    free: string;
    total: string;
    unknownCode: string;
    refusedCode: string;
    credit: string;
    payment: string;
    paymentNote: string;
    back: string;
  };
  /** 'BRO25, 25% off'. */
  offerLabel: string;
  order: DemoCheckout;
  shippingCents: number;
}

/** What is paid, which code it is credited to, and where a shop's own checkout would go on. */
export function OrderSummary({ labels, offerLabel, order, shippingCents }: OrderSummaryProps) {
  const credited = order.attributes.find(({ key }) => key === REFERRAL_ATTRIBUTE)?.value;
  return (
    <section aria-labelledby="demo-summary" className="rounded-tile bg-charcoal p-5 text-bone sm:p-8">
      <h2 id="demo-summary" className="heading text-h3">
        {labels.heading}
      </h2>
      <table className="mt-3 block text-left sm:mt-5 [&_:is(tbody,tr)]:block [&_td]:ml-auto [&_td]:wrap-anywhere [&_td]:tabular-nums [&_th]:font-normal [&_th]:wrap-anywhere">
        <tbody>
          <SumRow label={labels.subtotal} amount={formatCents(order.subtotalCents)} />
          {order.discounts.map(({ code, percent, cents }) => (
            <SumRow
              key={code}
              label={fillText(offerLabel, { code, percent })}
              amount={`−${formatCents(cents)}`}
              className="text-lime"
            />
          ))}
          <SumRow
            label={labels.shipping}
            amount={shippingCents === 0 ? labels.free : formatCents(shippingCents)}
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
          {fillText(refusal === "DISCOUNT_NOT_FOUND" ? labels.unknownCode : labels.refusedCode, { code })}
        </p>
      ))}
      {credited === undefined ? null : (
        <p className="mt-5 w-fit rounded-control border-2 border-lime px-3 py-1 font-mono text-mono font-semibold wrap-anywhere text-lime">
          {fillText(labels.credit, { code: credited })}
        </p>
      )}
      <div className="mt-6 rounded-control border-2 border-dashed border-rule-control p-4 text-small text-ash sm:mt-8">
        <h3 className="heading text-17">{labels.payment}</h3>
        <p className="mt-1">{labels.paymentNote}</p>
      </div>
      <ButtonLink to={checkoutPath} className="mt-4 w-full">
        {labels.back}
      </ButtonLink>
    </section>
  );
}

function SumRow({ label, amount, className = "" }: { label: string; amount: string; className?: string }) {
  return (
    <tr className={`flex! flex-wrap items-baseline gap-x-3 py-1.5 ${className}`}>
      <th scope="row">{label}</th>
      <td>{amount}</td>
    </tr>
  );
}
