import { largestPicturePath, picturePath } from "@/lib/site/picture-path";
import { bundlePath } from "@/lib/purchase/bundle-path";
import { startOfDay } from "@/lib/text/dates";
import { paths } from "@/lib/site/paths";
import { plainText } from "@/components/text-blocks";
import type { Brand, Bundle, FaqItem, TestimonialVideo } from "@/content/schema";

/** The smallest and the largest number of days. */
type Days = readonly [least: number, most: number];

/** Null where the shop has none. */
declare const __CLOSED_DAYS__: readonly string[] | null;
/** The shop's distance from UTC on the day of the build, such as -05:00. */
declare const __SHOP_OFFSET__: string;
/** Whether nothing is sold on the day of the build. */
declare const __IS_PAUSED__: boolean;

interface ProductFacts {
  brand: Brand;
  description: string;
  bundles: readonly Bundle[];
  shipping: {
    costUsd: number;
    country: string;
    policy: { processingDays: Days; transitDays: Days };
    arrival: { cutOffHour: number };
  };
  returns: { days: number; costUsd: number };
}

/**
 * Returns a schema.org ProductGroup with one Product for each bundle, each with an address that chooses it. The fields are
 * those that Google requires and recommends for variants that share a page: "Product variant structured data" and
 * "Merchant listing structured data" in its documentation.
 * The pictures are larger than those of the pages, without text: Google asks for at least 1,000 by 1,000 pixels. The product feed
 * is made from this object (plugins/pages/product-feed.ts).
 */
export function productData(
  { brand, description, bundles, shipping, returns }: ProductFacts,
  siteUrl: string,
): object {
  const { productTitle, sku } = brand;
  const offer = {
    "@type": "Offer",
    priceCurrency: "USD",
    availability: `https://schema.org/${__IS_PAUSED__ ? "OutOfStock" : "InStock"}`,
    itemCondition: "https://schema.org/NewCondition",
    shippingDetails: shippingDetails(shipping),
    hasMerchantReturnPolicy: returnPolicy(returns, shipping.country),
  };
  return {
    "@type": "ProductGroup",
    name: productTitle,
    description,
    url: `${siteUrl}${paths.home}`,
    image: `${siteUrl}${picturePath("product/pack-listing", 1200, "webp")}`,
    brand: { "@type": "Brand", name: brand.name },
    productGroupID: sku,
    variesBy: ["https://schema.org/size"],
    hasVariant: bundles.map(({ id, variantId, name, pitch, size, price, picture }) => {
      const url = `${siteUrl}${bundlePath(id)}`;
      return {
        "@type": "Product",
        // The feed takes it as the id of the bundle. Events have the same, so that advertisers find what was viewed in their catalog.
        sku: variantId,
        inProductGroupWithID: sku,
        name: `${productTitle}: ${name}`,
        description: pitch,
        size,
        url,
        image: `${siteUrl}${picturePath(`${picture.name}-listing`, 1280, "webp")}`,
        offers: { ...offer, price: price.toFixed(2), url },
      };
    }),
  };
}

/** tests/content/delivery-promise.test.ts compares them with the dates that shoppers see. */
const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
const OPENING = { "@type": "OpeningHoursSpecification" };
const BUSINESS_DAYS = {
  ...OPENING,
  dayOfWeek: WEEKDAYS.map((name) => `https://schema.org/${name}`),
};

function shippingDetails({ costUsd, country, policy, arrival }: ProductFacts["shipping"]): object {
  return {
    "@type": "OfferShippingDetails",
    shippingRate: inUsd(costUsd),
    shippingDestination: { "@type": "DefinedRegion", addressCountry: country },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      handlingTime: inDays(policy.processingDays),
      transitTime: inDays(policy.transitDays),
      cutoffTime: `${String(arrival.cutOffHour).padStart(2, "0")}:00:00${__SHOP_OFFSET__}`,
      businessDays: __CLOSED_DAYS__ ? [BUSINESS_DAYS, ...__CLOSED_DAYS__.map(closedOn)] : BUSINESS_DAYS,
    },
  };
}

/** A day from midnight to midnight is one on which nothing is open. Source: "Local business structured data" in Google's documentation. */
function closedOn(day: string): object {
  const midnight = "00:00";
  return { ...OPENING, opens: midnight, closes: midnight, validFrom: day, validThrough: day };
}

function returnPolicy({ days, costUsd }: ProductFacts["returns"], country: string): object {
  return {
    "@type": "MerchantReturnPolicy",
    applicableCountry: country,
    returnPolicyCountry: country,
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: days,
    // The return policy takes back unopened packs only.
    itemCondition: "https://schema.org/NewCondition",
    returnMethod: "https://schema.org/ReturnByMail",
    ...(costUsd === 0
      ? { returnFees: "https://schema.org/FreeReturn" }
      : {
          returnFees: "https://schema.org/ReturnShippingFees",
          returnShippingFeesAmount: inUsd(costUsd),
        }),
  };
}

function inUsd(value: number): object {
  return { "@type": "MonetaryAmount", value, currency: "USD" };
}

function inDays([minValue, maxValue]: Days): object {
  return { "@type": "QuantitativeValue", minValue, maxValue, unitCode: "DAY" };
}

export function faqData(items: readonly FaqItem[]): object {
  return {
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
    })),
  };
}

/** Returns schema.org VideoObjects of the films that are out. The build refuses such a film without its day. */
export function videoData(
  testimonials: readonly TestimonialVideo[],
  heading: string,
  siteUrl: string,
): object {
  return {
    "@graph": testimonials.flatMap(({ src, poster, username, caption, seconds, uploaded }) =>
      src === "" || uploaded === undefined
        ? []
        : {
            "@type": "VideoObject",
            name: `${heading} ${username}`,
            description: caption,
            thumbnailUrl: `${siteUrl}${largestPicturePath(poster)}`,
            contentUrl: `${siteUrl}${src}`,
            duration: `PT${seconds}S`,
            uploadDate: startOfDay(uploaded),
          },
    ),
  };
}
