import { Deferred } from "@/components/deferred";
import { bundles } from "@/content/bundles";
import * as home from "@/content/home";
import { CheckoutSection } from "@/features/checkout/checkout-section";
import { useCheckout } from "@/features/checkout/checkout-context";
import { Drop } from "@/features/landing/drop";
import { Hero } from "@/features/landing/hero";
import { useReferralCode } from "@/hooks/use-referral-code";
import { cartLink } from "@/lib/cart-link";
import { config } from "@/lib/config";
import { firstInteraction } from "@/lib/first-interaction";
import { paths } from "@/lib/paths";
import type { RouteModule } from "@/routes";
import { linkBase } from "@/routes/link-base";
import { Head } from "@/routes/page-frame";

const later = (load: () => Promise<RouteModule>) => (
  <Deferred part={{ load: () => firstInteraction().then(load) }} />
);

// Constant elements: see Deferred.
const story = later(() => import("@/routes/home-story"));
const quotes = later(() => import("@/routes/home-quotes"));
const questions = later(() => import("@/routes/home-questions"));
const mail = later(() => import("@/routes/home-mail"));

export default function HomePage() {
  const { start, choose } = useCheckout();
  const code = useReferralCode();
  const cartLinkFor = (variantId: string): string => cartLink(linkBase, [{ variantId, quantity: 1 }], code);

  return (
    <>
      <Head meta={home.homeMeta} path={paths.home} />
      <Hero {...home.hero} band={home.matteBand} onBuyIntent={start} />
      {story}
      <Drop
        {...home.drop}
        bundles={bundles}
        quotes={quotes}
        cartLinkFor={({ variantId }) => cartLinkFor(variantId)}
        onChoose={(id) => {
          choose(id);
          start();
        }}
      />
      {questions}
      <CheckoutSection
        heading={home.checkout.heading}
        text={home.checkout.text}
        demoNote={config.shop ? null : home.checkout.demoNote}
        picture={home.checkout.picture}
        bundles={bundles}
        cartLinkFor={cartLinkFor}
      />
      {mail}
    </>
  );
}
