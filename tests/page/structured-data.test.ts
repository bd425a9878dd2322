import { describe, expect, it, vi } from "vitest";
import { brand } from "@/content/brand";
import { testimonials } from "@/content/home-story";
import { field } from "@/lib/field";
import { sellerData } from "@/page/organization-data";
import { faqData, productData, videoData } from "@/page/structured-data";
import { bundles } from "../features/checkout/bundles";

const SITE = "https://shop.example";

const logo = { "@type": "ImageObject", url: `${SITE}/icon-512.png`, width: 512, height: 512 };

describe("the seller data", () => {
  const seller = {
    legalName: "Towel LLC",
    address: "Unit 2, 1 Main Street, Columbus, OH 43215",
    lawState: "Ohio",
    phone: "+1 614 555 0100",
  };

  it("is an organization with its legal name, address, phone number and profiles", () => {
    expect(sellerData({ ...brand, seller }, SITE)).toEqual({
      "@type": "Organization",
      name: brand.name,
      url: SITE,
      logo,
      legalName: "Towel LLC",
      telephone: "+1 614 555 0100",
      email: brand.email,
      address: {
        "@type": "PostalAddress",
        streetAddress: "Unit 2, 1 Main Street",
        addressLocality: "Columbus",
        addressRegion: "OH",
        postalCode: "43215",
        addressCountry: "US",
      },
      sameAs: expect.arrayContaining([brand.social.tiktok.url]),
    });
  });

  it("has no field for what is not known", () => {
    const unknown = { legalName: null, address: null, lawState: null, phone: null };
    const fields = Object.keys(sellerData({ ...brand, seller: unknown }, SITE));
    for (const key of ["legalName", "address", "telephone"]) expect(fields).not.toContain(key);
  });
});

describe("the product data", () => {
  const policy = { processingDays: [3, 4], transitDays: [5, 9] } as const;
  const facts = {
    brand,
    description: "Wipes.",
    bundles: bundles.slice(0, 1).map((bundle) => ({ ...bundle, size: "1 pack", pitch: "One." })),
    shipping: { costUsd: 4.5, country: "CA", policy, arrival: { cutOffHour: 9 } },
    returns: { days: 14, costUsd: 6.5 },
  };

  // "Product variant" and "merchant listing" in Google's documentation name the fields that it requires and recommends.
  it("is a group with a variant for each bundle, whose address chooses it, and the shipping and returns of the content", () => {
    const usd = (value: number) => ({ "@type": "MonetaryAmount", value, currency: "USD" });
    const days = (minValue: number, maxValue: number) => ({
      "@type": "QuantitativeValue",
      minValue,
      maxValue,
      unitCode: "DAY",
    });
    const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
    expect(productData(facts, SITE)).toEqual({
      "@type": "ProductGroup",
      name: brand.productTitle,
      description: "Wipes.",
      url: `${SITE}/`,
      image: `${SITE}/pictures/product/pack-listing-1200.webp`,
      brand: { "@type": "Brand", name: brand.name },
      productGroupID: brand.sku,
      variesBy: ["https://schema.org/size"],
      hasVariant: [
        {
          "@type": "Product",
          sku: "41",
          inProductGroupWithID: brand.sku,
          name: `${brand.productTitle}: Small`,
          description: "One.",
          size: "1 pack",
          url: `${SITE}/?bundle=small#shopify-checkout`,
          image: `${SITE}/pictures/x/x-listing-1280.webp`,
          offers: {
            "@type": "Offer",
            url: `${SITE}/?bundle=small#shopify-checkout`,
            price: "20.00",
            priceCurrency: "USD",
            availability: "https://schema.org/InStock",
            itemCondition: "https://schema.org/NewCondition",
            shippingDetails: {
              "@type": "OfferShippingDetails",
              shippingRate: usd(4.5),
              shippingDestination: { "@type": "DefinedRegion", addressCountry: "CA" },
              deliveryTime: {
                "@type": "ShippingDeliveryTime",
                handlingTime: days(3, 4),
                transitTime: days(5, 9),
                cutoffTime: "09:00:00-05:00",
                businessDays: {
                  "@type": "OpeningHoursSpecification",
                  dayOfWeek: weekdays.map((day) => `https://schema.org/${day}`),
                },
              },
            },
            hasMerchantReturnPolicy: {
              "@type": "MerchantReturnPolicy",
              applicableCountry: "CA",
              returnPolicyCountry: "CA",
              returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
              merchantReturnDays: 14,
              itemCondition: "https://schema.org/NewCondition",
              returnMethod: "https://schema.org/ReturnByMail",
              returnFees: "https://schema.org/ReturnShippingFees",
              returnShippingFeesAmount: usd(6.5),
            },
          },
        },
      ],
    });
  });

  it("names the days on which the shop is closed, behind the weekdays of business", () => {
    const closed = ["2026-12-24", "2026-12-31"];
    vi.stubGlobal("__CLOSED_DAYS__", closed);
    const shut = { "@type": "OpeningHoursSpecification", opens: "00:00", closes: "00:00" };
    const businessDays = [
      { dayOfWeek: expect.arrayContaining(["https://schema.org/Monday"]) },
      ...closed.map((day) => ({ ...shut, validFrom: day, validThrough: day })),
    ];
    const offers = { shippingDetails: { deliveryTime: { businessDays } } };
    expect(productData(facts, SITE)).toMatchObject({ hasVariant: [{ offers }] });
  });

  it.each([
    [false, "https://schema.org/InStock"],
    [true, "https://schema.org/OutOfStock"],
  ])("of a shop whose pause is %s calls its bundles %s", (isPaused, availability) => {
    vi.stubGlobal("__IS_PAUSED__", isPaused);
    expect(productData(facts, SITE)).toMatchObject({ hasVariant: [{ offers: { availability } }] });
  });

  it("calls returns that cost nothing free", () => {
    const offers = { hasMerchantReturnPolicy: { returnFees: "https://schema.org/FreeReturn" } };
    const data = productData({ ...facts, returns: { days: 30, costUsd: 0 } }, SITE);
    expect(data).toMatchObject({ hasVariant: [{ offers }] });
  });
});

it("the FAQ data has each question with the plain text of its answer", () => {
  const items = [
    { id: "one", question: "One?", answer: ["First."] },
    { id: "two", question: "Two?", answer: ["Second.", "And third."] },
  ];
  const data = faqData(items);
  expect(data).toEqual({
    "@type": "FAQPage",
    mainEntity: [
      { "@type": "Question", name: "One?", acceptedAnswer: { "@type": "Answer", text: "First." } },
      {
        "@type": "Question",
        name: "Two?",
        acceptedAnswer: { "@type": "Answer", text: "Second. And third." },
      },
    ],
  });
});

describe("the video data", () => {
  it("contains the address, the length and the thumbnail of each film, as absolute URLs", () => {
    const [first] = testimonials;
    expect(videoData(first ? [first] : [], "Real Bros.", SITE)).toEqual({
      "@graph": [
        {
          "@type": "VideoObject",
          name: "Real Bros. @coach.dre",
          description: first?.caption,
          thumbnailUrl: `${SITE}/pictures/videos/testimonial-1-540.webp`,
          contentUrl: `${SITE}/videos/testimonial-1.mp4`,
          duration: "PT7.5S",
          uploadDate: `${first?.uploaded}T00:00:00Z`,
        },
      ],
    });
  });

  it("leaves out a film without a file", () => {
    const [first, ...others] = testimonials.map((one) => (one.id === 2 ? { ...one, src: "" } : one));
    const graph = field(videoData(first ? [first, ...others] : [], "Real Bros.", SITE), "@graph");
    expect(graph).toHaveLength(testimonials.filter(({ id, src }) => id !== 2 && src !== "").length);
  });
});
