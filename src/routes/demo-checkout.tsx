import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Head } from "@/page/head";
import { goods } from "@/page/goods";
import { buttonClasses } from "@/components/button-link";
import { SiteLink } from "@/components/site-link";
import { bookedSuspects } from "@/content/booked";
import { brand, sellerLine } from "@/content/brand";
import { arrivalLabels, demoNote, priceLabels } from "@/content/interface";
import { demoCheckout } from "@/content/demo-checkout";
import type { BookedSuspect } from "@/content/schema";
import { shipping } from "@/content/shipping";
import { boughtOf } from "@/demo/order/bought";
import { OrderTable } from "@/demo/order/demo-order";
import { DemoReceived } from "@/demo/order/demo-received";
import { fetchMan } from "@/demo/order/mugshot";
import { NoOrder } from "@/demo/order/no-order";
import { placedAt, placeOrder } from "@/demo/order/placed-order";
import { Receipt } from "@/demo/order/receipt";
import { SellerLine } from "@/demo/order/seller-line";
import { type DemoCheckout, openDemoStore } from "@/demo/demo-shop";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { campaignIn } from "@/lib/referral/campaign";
import { CART_LINK_STATE } from "@/lib/purchase/cart-link";
import { STORAGE_KEYS, visitStore } from "@/lib/browser/storage";
import { arrivalOf, dayText } from "@/lib/purchase/delivery-dates";
import { matteUntil } from "@/lib/purchase/matte-until";
import { field } from "@/lib/field";
import { warnOnce } from "@/lib/log";
import { checkoutPath } from "@/lib/site/paths";
import { fillText } from "@/lib/text/fill-text";
import { formatCents } from "@/lib/text/money";
import { config } from "@/vendors/config";

const { meta, heading, loading, noScript, empty, order: orderLabels, summary, received } = demoCheckout;
const { receipt, mugshot } = demoCheckout;
const shippingCents = Math.round(shipping.costUsd * 100);

/** The class of each color of a height chart. */
const WALLS = new Map([
  ["slate", "fill-slate"],
  ["clay", "fill-clay"],
  ["bone", "fill-wall"],
]);

/** Shows what a shop would charge and store with the order, read from the demo store's cart or from a cart link. */
export default function DemoCheckoutPage() {
  return (
    <>
      <Head meta={meta} path={null} />
      {/* The build does not know the cart, so the prerendered HTML shows neither an order nor an empty cart. */}
      {useIsHydrated() ? (
        <Order />
      ) : (
        <CheckoutFrame>
          <div className="order-none">
            <p className="noscript:hidden">{loading}</p>
            <noscript>
              <p>{noScript}</p>
            </noscript>
          </div>
        </CheckoutFrame>
      )}
    </>
  );
}

function Order() {
  const location = useLocation();
  const navigate = useNavigate();
  const [isNew, setNew] = useState(false);
  // Of the history entry that the page is shown for: while the next page loads, the browser is at that page's entry already.
  const query = useMemo(() => {
    const link = field(window.history.state, CART_LINK_STATE);
    return typeof link === "string" ? link : location.search;
  }, [location]);
  const order = openDemoStore(goods).readCheckout(query);
  useEffect(() => {
    const suspect = bookedSuspect();
    if (suspect) fetchMan(manOf(suspect));
  }, []);

  if (order === null || order.lines.length === 0)
    return (
      <CheckoutFrame>
        <NoOrder labels={empty} />
      </CheckoutFrame>
    );

  const placed = placedAt(order, query);
  if (placed !== null) return <PlacedOrder order={order} query={query} placed={placed} isNew={isNew} />;

  function place(): void {
    setNew(true);
    // In place of the checkout: the way back leads to where the shopper came from, and not to an order that is placed already.
    navigate({ search: placeOrder(query, new Date()) }, { replace: true });
    // A shop's checkout is another site, and whoever comes back from it is asked for: the shop no longer has the cart.
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }
  return (
    <CheckoutFrame>
      <section aria-labelledby="demo-order" className="order-side order-card">
        <h2 id="demo-order" className="sr-only">
          {orderLabels.heading}
        </h2>
        <Bought order={order} labelledBy="demo-order" />
        <div className="order-pay">
          <button type="button" onClick={place} className={buttonClasses("lime", "min-h-13.5 w-full")}>
            {summary.place}
          </button>
        </div>
        <p className="order-small order-notes">
          <span>{summary.paymentNote}</span>
          <SiteLink to={checkoutPath} className="order-back">
            {summary.back}
          </SiteLink>
        </p>
      </section>
      <div className="order-rest">
        <Fine order={order} query={query} />
      </div>
    </CheckoutFrame>
  );
}

interface OrderProps {
  order: DemoCheckout;
  query: string;
}

function PlacedOrder({ order, query, placed, isNew }: OrderProps & { placed: Date; isNew: boolean }) {
  const { bundle, packs, sheets } = boughtOf(order.lines, goods.bundles);
  const count = `${sheets.toLocaleString("en-US")} ${mugshot.sheets}`;
  const suspect = bookedSuspect();
  const what = bundle ?? `${packs} ${mugshot.packs}`;
  return (
    <Receipt
      labels={receipt}
      mugshotLabels={{
        ...mugshot,
        alt: fillText(mugshot.alt, { username: suspect?.username ?? "", bundle: what, count }),
      }}
      mugshot={
        suspect
          ? {
              man: manOf(suspect),
              hand: suspect.hand,
              wall: WALLS.get(suspect.wall) ?? "fill-slate",
              lines: [`${receipt.caseNumber.label} ${receipt.caseNumber.text}`, what, count],
              address: new URL(config.siteUrl).host,
            }
          : null
      }
      {...daysOf(placed, sheets)}
      total={formatCents(order.totalCents + shippingCents)}
      isNew={isNew}
    >
      <div className="order-below">
        <section aria-labelledby="demo-order">
          <h2 id="demo-order" className="heading-wide text-h3">
            {orderLabels.placedHeading}
          </h2>
          <Bought order={order} labelledBy="demo-order" />
        </section>
        <div>
          <p className="order-small mb-3 font-semibold">{demoNote}</p>
          <Fine order={order} query={query} />
        </div>
      </div>
    </Receipt>
  );
}

function Bought({ order, labelledBy }: { order: DemoCheckout; labelledBy: string }) {
  return (
    <OrderTable
      labelledBy={labelledBy}
      labels={orderLabels}
      sums={summary}
      priceLabels={priceLabels}
      bundles={goods.bundles}
      order={order}
      shippingCents={shippingCents}
    />
  );
}

/** The one whom the visitor wiped last, or the first. */
function bookedSuspect(): BookedSuspect | undefined {
  const wiped = visitStore.get(STORAGE_KEYS.lastWiped);
  return bookedSuspects.find(({ username }) => username === wiped) ?? bookedSuspects[0];
}

/** The pictures of the line-up are pairs. */
function manOf({ username, picture }: BookedSuspect) {
  return { username, after: picture, before: { ...picture, name: picture.name.replace("after", "before") } };
}

/** What is not for the shopper, and who sells. */
function Fine({ order, query }: OrderProps) {
  return (
    <div className="wrap-anywhere">
      <DemoReceived labels={received} order={order} campaign={campaignIn(query)} />
      <SellerLine labels={summary} line={sellerLine} email={brand.email} phone={brand.seller.phone} />
    </div>
  );
}

function CheckoutFrame({ children }: { children: ReactNode }) {
  return (
    <div className="order-page">
      <header>
        <h1 className="order-heading">{heading}</h1>
        <p className="order-line">{demoNote}</p>
      </header>
      {children}
    </div>
  );
}

/** When the order arrives, and how long its sheets last at one a day. Null in a browser without the data of time zones. */
function daysOf(placed: Date, sheets: number): { arrives: string | null; until: string | null } {
  try {
    const arrival = arrivalOf(placed, shipping.arrival, undefined);
    const [first, last] = [dayText(arrival.first), dayText(arrival.last)];
    return {
      arrives: first === last ? first : fillText(arrivalLabels.range, { first, last }),
      until: matteUntil(arrival, sheets, 1),
    };
  } catch (error) {
    warnOnce("The browser could not compute the days of the delivery.", error);
    return { arrives: null, until: null };
  }
}
