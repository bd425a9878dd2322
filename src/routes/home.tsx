import { useMemo } from "react";
import { JsonLd } from "@/components/page-head";
import { RestOfPage } from "@/components/rest-of-page";
import { Picture } from "@/components/picture";
import { bookedSuspects, packHeld } from "@/content/booked";
import { brand } from "@/content/brand";
import { bundles } from "@/content/bundles";
import { faqOnHome } from "@/content/faq-on-home";
import * as home from "@/content/home";
import { emailArea, quotes, reviews, shortFaq } from "@/content/home-end";
import { benefits, lineUp, packsInARow, steps, strip, testimonials, ugc } from "@/content/home-story";
import {
  arrivalLabels,
  checkoutLabels,
  demoNote,
  placardLabels,
  priceLabels,
  shopProblems,
  sliderLabels,
  videoLabels,
} from "@/content/interface";
import { product, productDescription } from "@/content/product";
import { returns } from "@/content/promises";
import { shipping } from "@/content/shipping";
import { useCheckout, useOffer, useShopBundles } from "@/features/checkout/checkout-context";
import { CheckoutSection } from "@/features/checkout/checkout-section";
import { EmailSignup } from "@/features/email/email-signup";
import { Benefits } from "@/features/landing/benefits";
import { Drop } from "@/features/landing/drop";
import { Hero } from "@/features/landing/hero";
import { LineUp } from "@/features/landing/line-up";
import { ShortFaq } from "@/features/landing/short-faq";
import { Steps } from "@/features/landing/steps";
import { Section } from "@/features/recovery/section";
import { ReviewsArea } from "@/features/reviews/reviews-area";
import { orderTestimonials, TestimonialStrip } from "@/features/testimonials/testimonial-strip";
import { useReferralCode } from "@/hooks/use-referral-code";
import { useSent } from "@/hooks/use-sent";
import { cartLink } from "@/lib/purchase/cart-link";
import { reducedPrice } from "@/lib/purchase/offer";
import { lowestPriceOf } from "@/lib/purchase/shop-bundles";
import { formatUsd } from "@/lib/text/money";
import { config } from "@/vendors/config";
import { paths } from "@/lib/site/paths";
import { CodeSlot } from "@/page/referral-parts";
import { supportMailLink } from "@/page/support-mail-link";
import { linkBase, shopPayLink } from "@/vendors/shopify/link-base";
import { Head } from "@/page/head";
import { faqData, productData, videoData } from "@/page/structured-data";

/** The order is drawn once per page load, so that it is the same when the visitor returns to the home page. */
const shuffled = orderTestimonials(testimonials, Math.random);

const { label, methods, provider } = home.checkout.payments;

export default function HomePage() {
  return (
    <>
      <Head meta={home.homeMeta} path={paths.home} />
      <RestOfPage>
        <JsonLd
          data={productData(
            { brand, description: productDescription, bundles, shipping, returns },
            config.siteUrl,
          )}
        />
        <JsonLd data={faqData(faqOnHome)} />
        <JsonLd data={videoData(testimonials, strip.heading, config.siteUrl)} />
      </RestOfPage>
      <Section name="hero">
        <OfferedHero />
      </Section>
      <RestOfPage isLast>
        <Section name="line-up">
          <OfferedLineUp />
        </Section>
        <Section name="films">
          <OrderedFilms />
        </Section>
        <Section name="drop">
          <OfferedDrop />
        </Section>
        <Section name="checkout">
          <OfferedCheckout />
        </Section>
        <Section name="steps">
          <Steps {...steps} />
        </Section>
        <Section name="benefits">
          <Benefits {...benefits} sliderLabels={sliderLabels} />
        </Section>
        <Picture
          picture={packsInARow}
          sizes="(min-width: 1024px) 100vw, 178vw"
          className="aspect-[4/3] w-full object-cover lg:aspect-[64/27]"
        />
        <Section name="questions">
          <ShortFaq heading={shortFaq.heading} allLabel={shortFaq.allLabel} items={faqOnHome} />
        </Section>
        <Section name="reviews">
          <ReviewsArea labels={reviews} mailLink={supportMailLink(reviews.mailSubject)} />
        </Section>
        <Section name="email">
          <EmailSignup labels={emailArea} mailLink={supportMailLink(emailArea.mailSubject)} timers="home" />
        </Section>
      </RestOfPage>
    </>
  );
}

// These show what a code or the shop's answer changes. Each reads that itself, so that the page around them is not
// rendered again.

function OfferedHero() {
  const { start } = useCheckout();
  return (
    <Hero
      content={home.hero}
      lowestPrice={lowestPriceOf(useShopBundles())}
      prices={{ labels: priceLabels, offer: useOffer() }}
      band={home.matteBand}
      sliderLabels={sliderLabels}
      onBuyIntent={start}
    >
      {import.meta.env.BROS ? <CodeSlot place="hero" /> : null}
    </Hero>
  );
}

function OfferedLineUp() {
  const { start } = useCheckout();
  const offer = useOffer();
  const sold = useShopBundles();
  const lowest = lowestPriceOf(sold);
  const sent = useSent();
  const informed = useMemo(() => sent?.lineUp(lineUp) ?? lineUp, [sent]);
  const bundle = sold.find(({ price, isSoldOut }) => price === lowest && !isSoldOut)?.id;
  return (
    <LineUp
      content={informed}
      sheets={product.sheetsPerPack}
      pack={{ bundle, price: lowest === null ? null : formatUsd(reducedPrice(lowest, offer)) }}
      onBuyIntent={start}
      call={ugc}
      profileUrl={brand.social.tiktok.url}
    />
  );
}

/** A film of the affiliate who sent the visitor comes first. */
function OrderedFilms() {
  const film = useSent()?.sender.film;
  const rank = ({ id }: { id: number }): number => (id === film ? 0 : 1);
  return (
    <TestimonialStrip
      labels={videoLabels}
      heading={strip.heading}
      testimonials={testimonials}
      shuffled={[...shuffled].sort((one, other) => rank(one) - rank(other))}
    />
  );
}

function OfferedDrop() {
  const cartLinkFor = useCartLink();
  return (
    <Drop
      content={home.drop}
      prices={{ labels: priceLabels, offer: useOffer() }}
      bundles={useShopBundles()}
      soldOutLabel={checkoutLabels.soldOut}
      quotes={quotes}
      cartLinkFor={({ variantId }) => cartLinkFor(variantId)}
    />
  );
}

function OfferedCheckout() {
  const cartLinkFor = useCartLink();
  return (
    <CheckoutSection
      labels={checkoutLabels}
      problems={shopProblems}
      content={{
        ...home.checkout,
        shipping: shipping.offer,
        payments: { label, methods, provider: config.shop ? provider : demoNote },
      }}
      arrival={{ rule: shipping.arrival, range: arrivalLabels.range }}
      placard={{ suspects: bookedSuspects, labels: placardLabels, pack: packHeld }}
      priceLabels={priceLabels}
      codeArea={<CodeSlot place="checkout" />}
      links={{
        cart: cartLinkFor,
        shopPay: (...line) => (config.shop ? shopPayLink(cartLinkFor(...line)) : null),
      }}
    />
  );
}

/** Returns the function that makes the link to the shop's cart with the live code. */
function useCartLink(): (variantId: string, quantity?: number) => string {
  const code = useReferralCode();
  return (variantId, quantity = 1) => cartLink(linkBase, [{ variantId, quantity }], code);
}
