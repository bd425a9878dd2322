import type { ReactNode } from "react";
import { Filled } from "@/components/filled";
import { Picture } from "@/components/picture";
import { BothPrices } from "@/components/price";
import type { Bundle, DemoCheckoutLabels, PriceLabels } from "@/content/schema";
import type { DemoCheckout } from "@/demo/demo-shop";
import { shownPercent } from "@/lib/referral/affiliate-percent";
import { REFERRAL_ATTRIBUTE } from "@/lib/purchase/cart-link";
import { formatCents } from "@/lib/text/money";

interface OrderTableProps {
  /** The id of the heading that names the table. */
  labelledBy: string;
  labels: DemoCheckoutLabels["order"];
  sums: DemoCheckoutLabels["summary"];
  priceLabels: PriceLabels;
  bundles: readonly Bundle[];
  order: DemoCheckout;
  shippingCents: number;
}

/** What is bought, with the price of each line before and after discounts, and what is paid in all. */
export function OrderTable({
  labelledBy,
  labels,
  sums,
  priceLabels,
  bundles,
  order,
  shippingCents,
}: OrderTableProps) {
  const credited = order.attributes.find(({ key }) => key === REFERRAL_ATTRIBUTE)?.value;
  return (
    <div className="order-bought">
      <table className="order-table" aria-labelledby={labelledBy}>
        <thead className="sr-only">
          <tr>
            <th scope="col">{labels.item}</th>
            <th scope="col">{labels.quantity}</th>
            <th scope="col">{labels.amount}</th>
          </tr>
        </thead>
        <tbody className="order-lines">
          {order.lines.map((line, index) => (
            // A cart may have two lines of one variant, and they have no other key.
            // oxlint-disable-next-line react/no-array-index-key
            <OrderLine key={index} line={line} bundles={bundles} priceLabels={priceLabels} />
          ))}
        </tbody>
        <tbody className="order-sums">
          <SumRow label={sums.subtotal} amount={formatCents(order.subtotalCents)} />
          {order.discounts.map(({ code, percent, cents }) => (
            <SumRow
              key={code}
              label={<Filled text={priceLabels.offer} values={{ code, percent: shownPercent(percent) }} />}
              amount={`−${formatCents(cents)}`}
            />
          ))}
          <SumRow
            label={sums.shipping}
            amount={shippingCents === 0 ? null : formatCents(shippingCents)}
            free={sums.free}
          />
        </tbody>
        <tbody>
          <SumRow
            label={sums.total}
            amount={formatCents(order.totalCents + shippingCents)}
            className="order-total"
          />
        </tbody>
      </table>
      {order.refusedCodes.map(({ code, refusal }) => (
        <p key={code} className="order-small mt-2 wrap-anywhere">
          <Filled
            text={refusal === "DISCOUNT_NOT_FOUND" ? sums.unknownCode : sums.refusedCode}
            values={{ code }}
          />
        </p>
      ))}
      {credited === undefined ? null : (
        <p className="order-credit">
          <Filled text={sums.credit} values={{ code: credited }} />
        </p>
      )}
    </div>
  );
}

interface OrderLineProps {
  line: DemoCheckout["lines"][number];
  bundles: readonly Bundle[];
  priceLabels: PriceLabels;
}

function OrderLine({ line, bundles, priceLabels }: OrderLineProps) {
  const bundle = bundles.find(({ variantId }) => variantId === line.variantId);
  return (
    <tr>
      <th scope="row">
        <span className="order-item">
          {bundle ? <Picture picture={{ ...bundle.picture, alt: "" }} sizes="64px" /> : null}
          <span>
            <span className="order-name">{line.variantTitle}</span>{" "}
            <span className="order-small block">{bundle?.size ?? line.title}</span>
          </span>
        </span>
      </th>
      <td>
        <span className={line.quantity === 1 ? "sr-only" : undefined}>
          <span aria-hidden="true">×</span>
          {line.quantity}
        </span>
      </td>
      <td className="order-amount">
        {line.cents === line.totalCents ? (
          <span translate="no">{formatCents(line.cents)}</span>
        ) : (
          <BothPrices
            labels={priceLabels}
            before={formatCents(line.cents)}
            after={formatCents(line.totalCents)}
          />
        )}
      </td>
    </tr>
  );
}

interface SumRowProps {
  label: ReactNode;
  /** Null where it is nothing. */
  amount: string | null;
  free?: string;
  className?: string;
}

function SumRow({ label, amount, free, className }: SumRowProps) {
  return (
    <tr className={className}>
      <th scope="row" colSpan={2}>
        {label}
      </th>
      <td translate={amount === null ? undefined : "no"}>{amount ?? free}</td>
    </tr>
  );
}
