import { useMemo } from "react";
import { useLocation } from "react-router-dom";
import { ButtonLink } from "@/components/button-link";
import { WhilePaused, whileSelling } from "@/components/while-paused";
import { brand, sellerLine } from "@/content/brand";
import { demoNote, priceLabels } from "@/content/interface";
import { demoCheckout } from "@/content/demo-checkout";
import { shipping } from "@/content/shipping";
import { OrderLines, OrderSummary } from "@/demo/order/demo-order";
import { DemoReceived } from "@/demo/order/demo-received";
import { openDemoStore } from "@/demo/demo-shop";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { campaignIn } from "@/lib/referral/campaign";
import { CART_LINK_STATE } from "@/lib/purchase/cart-link";
import { field } from "@/lib/field";
import { dropPathFromPages } from "@/lib/site/paths";
import { goods } from "@/app/goods";
import { PageFrame } from "@/app/page-frame";

const { meta, heading, loading, noScript, empty, order: orderLabels, summary, received } = demoCheckout;
const shippingCents = Math.round(shipping.costUsd * 100);

/** Shows what a shop would charge and store with the order, read from the demo store's cart or from a cart link. */
export default function DemoCheckoutPage() {
  return (
    <PageFrame meta={meta} path={null} heading={heading} lead={demoNote}>
      <noscript>
        <p>{noScript}</p>
      </noscript>
      {/* The build does not know the cart, so the prerendered HTML shows neither an order nor an empty cart. Its height keeps
          the end of the page out of the window, so that nothing moves there when the order, or that there is none, is shown. */}
      {useIsHydrated() ? <Order /> : <p className="min-h-svh noscript:hidden">{loading}</p>}
    </PageFrame>
  );
}

function Order() {
  const location = useLocation();
  // Of the history entry that the page is shown for: while the next page loads, the browser is at that page's entry already.
  const query = useMemo(() => {
    const link = field(window.history.state, CART_LINK_STATE);
    return typeof link === "string" ? link : location.search;
  }, [location]);
  const order = openDemoStore(goods).readCheckout(query);

  if (order === null || order.lines.length === 0) {
    return (
      <div className="min-h-svh">
        <p>{empty.text}</p>
        <ButtonLink to={dropPathFromPages} look="ink" className={`${whileSelling}mt-6`}>
          {empty.pick}
        </ButtonLink>
        {import.meta.env.PAUSE ? <WhilePaused look="ink" className="mt-6" /> : null}
      </div>
    );
  }
  return (
    <div className="on-bone grid grid-cols-1 items-start gap-x-12 xl:gap-x-20 gap-y-8 lg:grid-cols-[minmax(0,1fr)_min(28rem,40%)] lg:grid-rows-[auto_1fr]">
      <OrderLines
        labels={orderLabels}
        priceLabels={priceLabels}
        bundles={goods.bundles}
        lines={order.lines}
      />
      <div className="lg:row-span-2">
        <OrderSummary
          labels={summary}
          offerLabel={priceLabels.offer}
          order={order}
          shippingCents={shippingCents}
          seller={{ line: sellerLine, email: brand.email, phone: brand.seller.phone }}
        />
      </div>
      <div className="wrap-anywhere">
        <DemoReceived labels={received} order={order} campaign={campaignIn(query)} />
      </div>
    </div>
  );
}
