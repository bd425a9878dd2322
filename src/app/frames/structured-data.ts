import { pictureFile } from "@/components/picture";
import { bundlePath } from "@/lib/bundle-path";
import { paths } from "@/lib/paths";
import { socialPicturePath } from "@/lib/social-picture-path";
import type { Brand, Bundle, FaqItem, TestimonialVideo, TextBlock } from "@/content/schema";

/** The smallest and the largest number of days. */
type Days = readonly [least: number, most: number];

interface ProductFacts {
  brand: Brand;
  description: string;
  bundles: readonly Bundle[];
  shipping: { costUsd: number; country: string; landing: { handlingDays: Days; transitDays: Days } };
  returns: { days: number; costUsd: number };
}

/** Returns a schema.org Product with one offer for each bundle. */
export function productData(
  { brand, description, bundles, shipping, returns }: ProductFacts,
  siteUrl: string,
): object {
  const { costUsd, country, landing } = shipping;
  return {
    "@type": "Product",
    name: brand.productTitle,
    sku: brand.sku,
    brand: { "@type": "Brand", name: brand.name },
    image: `${siteUrl}${socialPicturePath(paths.home)}`,
    description,
    offers: bundles.map((bundle) => ({
      "@type": "Offer",
      name: bundle.name,
      price: bundle.price.toFixed(2),
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
      url: `${siteUrl}${bundlePath(bundle.id)}`,
      shippingDetails: {
        "@type": "OfferShippingDetails",
        shippingRate: inUsd(costUsd),
        shippingDestination: { "@type": "DefinedRegion", addressCountry: country },
        deliveryTime: {
          "@type": "ShippingDeliveryTime",
          handlingTime: inDays(landing.handlingDays),
          transitTime: inDays(landing.transitDays),
        },
      },
      hasMerchantReturnPolicy: {
        "@type": "MerchantReturnPolicy",
        applicableCountry: country,
        returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
        merchantReturnDays: returns.days,
        returnMethod: "https://schema.org/ReturnByMail",
        ...returnFees(returns.costUsd),
      },
    })),
  };
}

function returnFees(costUsd: number): object {
  if (costUsd === 0) return { returnFees: "https://schema.org/FreeReturn" };
  return {
    returnFees: "https://schema.org/ReturnShippingFees",
    returnShippingFeesAmount: inUsd(costUsd),
  };
}

function inUsd(value: number): object {
  return { "@type": "MonetaryAmount", value, currency: "USD" };
}

function inDays([minValue, maxValue]: Days): object {
  return { "@type": "QuantitativeValue", minValue, maxValue, unitCode: "DAY" };
}

export function faqData(
  items: readonly FaqItem[],
  plainText: (blocks: readonly TextBlock[]) => string,
): object {
  return {
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
    })),
  };
}

/** Returns schema.org VideoObjects, with an `uploadDate` if the content has the day. */
export function videoData(
  testimonials: readonly TestimonialVideo[],
  heading: string,
  siteUrl: string,
): object {
  return {
    "@graph": testimonials
      .filter(({ src }) => src !== "")
      .map(({ src, poster, username, caption, seconds, uploaded }) => ({
        "@type": "VideoObject",
        name: `${heading} ${username}`,
        description: caption,
        thumbnailUrl: `${siteUrl}${pictureFile(poster)}`,
        contentUrl: `${siteUrl}${src}`,
        duration: `PT${seconds}S`,
        ...(uploaded === undefined ? {} : { uploadDate: uploaded }),
      })),
  };
}
