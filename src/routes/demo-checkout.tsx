import { useLocation } from "react-router-dom";
import { demoNote, priceLabels } from "@/content/interface";
import { demoCheckout } from "@/content/demo-checkout";
import { type DemoCheckout, openDemoStore } from "@/features/checkout/demo-shop";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { CART_LINK_STATE } from "@/lib/cart-link";
import { field } from "@/lib/field";
import { fillText } from "@/lib/fill-text";
import { formatUsd } from "@/lib/money";
import { goods } from "@/app/frames/goods";
import { PageFrame } from "@/app/frames/page-frame";

const { labels } = demoCheckout;

/** Shows what a shop would charge and store with the order, read from the demo store's cart or from a cart link. */
export default function DemoCheckoutPage() {
  const { search, state } = useLocation();
  const link = field(state, CART_LINK_STATE);
  // The build does not know the cart, so the prerendered HTML shows neither an order nor an empty cart.
  const order = useIsHydrated()
    ? openDemoStore(goods).readCheckout(typeof link === "string" ? link : search)
    : undefined;
  const isEmpty = order === null || order?.lines.length === 0;

  return (
    <PageFrame meta={demoCheckout.meta} path={null} heading={demoCheckout.heading} lead={demoNote}>
      <noscript>
        <p>{demoCheckout.noScript}</p>
      </noscript>
      {isEmpty ? <p>{demoCheckout.empty}</p> : null}
      {order && !isEmpty ? (
        <div className="max-w-160 rounded-tile bg-charcoal p-5 font-mono text-small text-bone sm:p-10">
          <OrderTable order={order} />
          <RefusedCodes codes={order.refusedCodes} />
          <Attributes attributes={order.attributes} />
        </div>
      ) : null}
    </PageFrame>
  );
}

function OrderTable({ order }: { order: DemoCheckout }) {
  return (
    <table className="w-full border-collapse text-left [&_:is(td,th)]:py-2 [&_:is(td,th)]:align-top [&_:is(td,th):not(:first-child)]:pl-3 [&_:is(td,th):not(:first-child)]:text-right">
      <thead>
        <tr className="border-b border-rule-dark text-ash">
          <th scope="col" className="w-full">
            {labels.item}
          </th>
          <th scope="col">{labels.quantity}</th>
          <th scope="col">{labels.amount}</th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <tr key={line.variantTitle} className="border-b border-rule-dark">
            <td>
              <span className="block text-balance text-ash">{`${line.title},`}</span> {line.variantTitle}
            </td>
            <td>{line.quantity}</td>
            <td>
              <LineAmount line={line} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <SumRow label={labels.subtotal} cents={order.subtotalCents} />
        {order.discounts.map(({ code, percent, cents }) => (
          <SumRow key={code} label={fillText(priceLabels.offer, { code, percent })} cents={-cents} />
        ))}
        <SumRow label={labels.total} cents={order.totalCents} />
      </tfoot>
    </table>
  );
}

function LineAmount({ line: { cents, totalCents } }: { line: DemoCheckout["lines"][number] }) {
  if (cents === totalCents) return formatUsd(cents / 100);
  return (
    <>
      <del className="block text-ash">
        <span className="sr-only">{priceLabels.before} </span>
        {formatUsd(cents / 100)}
      </del>{" "}
      <ins className="no-underline">
        <span className="sr-only">{priceLabels.after} </span>
        {formatUsd(totalCents / 100)}
      </ins>
    </>
  );
}

function SumRow({ label, cents }: { label: string; cents: number }) {
  return (
    <tr className="last:border-t last:border-rule-dark">
      <th scope="row" colSpan={2} className="break-words">
        {label}
      </th>
      <td>{formatUsd(cents / 100)}</td>
    </tr>
  );
}

function RefusedCodes({ codes }: { codes: DemoCheckout["refusedCodes"] }) {
  return codes.map(({ code, refusal }) => (
    <p key={code} className="mt-6 break-words text-pretty">
      {fillText(refusal === "DISCOUNT_NOT_FOUND" ? labels.unknownCode : labels.refusedCode, { code })}
    </p>
  ));
}

function Attributes({ attributes }: { attributes: DemoCheckout["attributes"] }) {
  return (
    <>
      <h2 className="mt-8 text-ash">{labels.attributes}</h2>
      {attributes.length === 0 ? (
        <p className="mt-2">{labels.noAttributes}</p>
      ) : (
        <dl className="mt-2">
          {attributes.map(({ key, value }) => (
            <div key={key} className="flex flex-wrap justify-between gap-x-4 border-b border-rule-dark py-2">
              <dt>{key}</dt>
              <dd className="break-all text-lime">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
