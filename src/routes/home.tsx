import { plainText } from "@/components/text-blocks";
import { brand } from "@/content/brand";
import { bundles } from "@/content/bundles";
import { faq, faqOnHome } from "@/content/faq";
import * as home from "@/content/home";
import { mugshots } from "@/content/mugshots";
import { CheckoutSection } from "@/features/checkout/checkout-section";
import { useCheckout } from "@/features/checkout/checkout-context";
import { Benefits } from "@/features/landing/benefits";
import { Drop } from "@/features/landing/drop";
import { EmailArea } from "@/features/landing/email-area";
import { Hero } from "@/features/landing/hero";
import { ShortFaq } from "@/features/landing/short-faq";
import { Steps } from "@/features/landing/steps";
import { UgcCall } from "@/features/landing/ugc-call";
import { TestimonialStrip } from "@/features/testimonials/testimonial-strip";
import { useReferralCode } from "@/hooks/use-referral-code";
import { cartLink } from "@/lib/cart-link";
import { config } from "@/lib/config";
import { paths } from "@/lib/paths";
import { linkBase } from "@/routes/link-base";
import { Head } from "@/routes/page-frame";
import { faqData, productData } from "@/routes/structured-data";

const shortFaq = faq.filter(({ id }) => faqOnHome.includes(id));
const onTheWall = new Set([2, 5, 7, 12, 18, 22]);
const wallPieces = mugshots.filter(({ id }) => onTheWall.has(id));

export default function HomePage() {
  const { start, choose } = useCheckout();
  const code = useReferralCode();
  const cartLinkFor = (variantId: string): string => cartLink(linkBase, [{ variantId, quantity: 1 }], code);

  return (
    <>
      <Head
        meta={home.homeMeta}
        path={paths.home}
        structuredData={[productData(brand, bundles, config.siteUrl), faqData(shortFaq, plainText)]}
      />
      <Hero {...home.hero} band={home.matteBand} onBuyIntent={start} />
      <UgcCall
        heading={home.ugc.heading}
        text={home.ugc.text}
        profile={{ label: home.ugc.profileLabel, url: brand.social.tiktok.url }}
        wallLabel={home.ugc.wallLabel}
        mugshots={wallPieces}
      />
      <TestimonialStrip heading={home.strip.heading} testimonials={home.testimonials} />
      <Steps {...home.steps} />
      <Benefits {...home.benefits} />
      <Drop
        {...home.drop}
        bundles={bundles}
        quotes={home.quotes}
        cartLinkFor={({ variantId }) => cartLinkFor(variantId)}
        onChoose={(id) => {
          choose(id);
          start();
        }}
      />
      <ShortFaq heading={home.shortFaq.heading} allLabel={home.shortFaq.allLabel} items={shortFaq} />
      <CheckoutSection
        heading={home.checkout.heading}
        text={home.checkout.text}
        demoNote={config.shop ? null : home.checkout.demoNote}
        picture={home.checkout.picture}
        bundles={bundles}
        cartLinkFor={cartLinkFor}
      />
      <EmailArea
        heading={home.emailArea.heading}
        text={home.emailArea.text}
        mailLabel={home.emailArea.mailLabel}
        mailLink={`mailto:${brand.email}?subject=${encodeURIComponent(home.emailArea.mailSubject)}`}
      />
    </>
  );
}
