import { useLocation } from "react-router-dom";
import { brand } from "@/content/brand";
import { bundles } from "@/content/bundles";
import { demoNote } from "@/content/interface";
import { demoCheckoutWords } from "@/content/demo-checkout";
import { openDemoStore } from "@/features/checkout/demo-shop";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { CART_LINK_STATE } from "@/lib/cart-link";
import { field } from "@/lib/field";
import { fillText } from "@/lib/fill-text";
import { formatUsd } from "@/lib/money";
import { readCartLink } from "@/lib/read-cart-link";
import { goods } from "@/app/frames/goods";
import { PageFrame } from "@/app/frames/page-frame";

const { labels } = demoCheckoutWords;

interface Order {
  lines: { title: string; quantity: number; amount: number }[];
  total: number;
  attributes: { key: string; value: string }[];
  discounts: string[];
}

/** Shows what a shop would charge and store with the order, read from the demo store's cart or from a cart link. */
export default function DemoCheckoutPage() {
  const { search, state } = useLocation();
  const link = field(state, CART_LINK_STATE);
  // The build does not know the cart, so the prerendered HTML shows neither an order nor an empty cart.
  const order = useIsHydrated() ? readOrder(typeof link === "string" ? link : search) : undefined;

  return (
    <PageFrame meta={demoCheckoutWords.meta} path={null} heading={demoCheckoutWords.heading} lead={demoNote}>
      <noscript>
        <p>{demoCheckoutWords.noScript}</p>
      </noscript>
      {order === null ? <p>{demoCheckoutWords.empty}</p> : null}
      {order ? <OrderTable order={order} /> : null}
    </PageFrame>
  );
}

function OrderTable({ order }: { order: Order }) {
  return (
    <div className="max-w-160 rounded-tile bg-charcoal p-6 font-mono text-small text-bone sm:p-10">
      <table className="w-full border-collapse text-left [&_td]:py-2 [&_td]:pr-3 [&_th]:pr-3 [&_td]:align-top [&_th]:py-2 [&_td:last-child]:text-right [&_th:last-child]:text-right">
        <thead>
          <tr className="border-b border-rule-dark text-ash">
            <th scope="col">{labels.item}</th>
            <th scope="col">{labels.quantity}</th>
            <th scope="col">{labels.amount}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.title} className="border-b border-rule-dark">
              <td>{line.title}</td>
              <td>{line.quantity}</td>
              <td>{formatUsd(line.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {labels.total}
            </th>
            <td>{formatUsd(order.total)}</td>
          </tr>
        </tfoot>
      </table>
      <h2 className="mt-8 text-ash">{labels.attributes}</h2>
      {order.attributes.length === 0 ? (
        <p className="mt-2">{labels.noAttributes}</p>
      ) : (
        <dl className="mt-2">
          {order.attributes.map(({ key, value }) => (
            <div key={key} className="flex flex-wrap justify-between gap-x-4 border-b border-rule-dark py-2">
              <dt>{key}</dt>
              <dd className="break-all text-lime">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {order.discounts.length > 0 ? (
        <p className="mt-6">{fillText(labels.discount, { code: order.discounts.join(", ") })}</p>
      ) : null}
    </div>
  );
}

function readOrder(search: string): Order | null {
  const cartId = new URLSearchParams(search).get("cart");
  if (cartId !== null) {
    const cart = openDemoStore(goods).readCart(cartId);
    if (!cart) return null;
    const lines = cart.lines.map(({ title, variantTitle, quantity, amount }) => ({
      title: `${title}, ${variantTitle}`,
      quantity,
      amount,
    }));
    return { lines, total: cart.total, attributes: [...cart.attributes], discounts: [...cart.discountCodes] };
  }
  const { items, attributes, discount } = readCartLink(search);
  const lines = items.flatMap(({ variantId, quantity }) => {
    const bundle = bundles.find((candidate) => candidate.variantId === variantId);
    return bundle
      ? [{ title: `${brand.productTitle}, ${bundle.name}`, quantity, amount: bundle.price * quantity }]
      : [];
  });
  if (lines.length === 0) return null;
  return {
    lines,
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    attributes,
    discounts: discount ? [discount] : [],
  };
}
