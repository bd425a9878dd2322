import { describe, expect, it, vi } from "vitest";
import { brand } from "@/content/brand";
import { bundles } from "@/content/bundles";
import { testimonials } from "@/content/home-story";
import { field, listField, textField } from "@/lib/field";
import { bundlePath } from "@/lib/purchase/bundle-path";
import { sellerData } from "@/page/organization-data";
import { faqData, productData, videoData } from "@/page/structured-data";

const SITE = "https://shop.example";

describe("the seller data", () => {
  const seller = {
    legalName: "Towel LLC",
    address: "Unit 2, 1 Main Street, Columbus, OH 43215",
    lawState: "Ohio",
    phone: "+1 614 555 0100",
  };

  it("is an organization with its legal name, address, phone number and profiles", () => {
    expect(sellerData({ ...brand, seller }, SITE)).toMatchObject({
      "@type": "Organization",
      name: brand.name,
      legalName: "Towel LLC",
      telephone: "+1 614 555 0100",
      email: brand.email,
      address: {
        "@type": "PostalAddress",
        streetAddress: "Unit 2, 1 Main Street",
        addressLocality: "Columbus",
        addressRegion: "OH",
        postalCode: "43215",
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
    bundles,
    shipping: { costUsd: 4.5, country: "CA", policy, arrival: { cutOffHour: 9 } },
    returns: { days: 14, costUsd: 6.5 },
  };
  const variantsOf = (data: object) => listField(data, "hasVariant", (variant) => variant);

  it("is a group with a variant for each bundle, whose address chooses it", () => {
    const data = productData(facts, SITE);
    expect(data).toMatchObject({
      "@type": "ProductGroup",
      name: brand.productTitle,
      description: "Wipes.",
      url: `${SITE}/`,
      productGroupID: brand.sku,
      hasVariant: bundles.map(({ id, size, price, picture }) => ({
        "@type": "Product",
        inProductGroupWithID: brand.sku,
        size,
        image: expect.stringContaining(`/${picture.name}-`),
        url: `${SITE}${bundlePath(id)}`,
        offers: { url: `${SITE}${bundlePath(id)}`, price: price.toFixed(2), priceCurrency: "USD" },
      })),
    });
  });

  it("says that the variants vary by a field that each of them has", () => {
    const data = productData(facts, SITE);
    const fields = listField(data, "variesBy", (address) =>
      String(address).replace("https://schema.org/", ""),
    );
    expect(fields).not.toHaveLength(0);
    for (const variant of variantsOf(data))
      for (const key of fields) expect(textField(variant, key)).not.toBe("");
  });

  it("contains the shipping and return values of the content", () => {
    const span = (minValue: number, maxValue: number) => ({ minValue, maxValue, unitCode: "DAY" });
    const offers = {
      shippingDetails: {
        shippingRate: { value: 4.5 },
        shippingDestination: { addressCountry: "CA" },
        deliveryTime: { handlingTime: span(3, 4), transitTime: span(5, 9), cutoffTime: "09:00:00-05:00" },
      },
      hasMerchantReturnPolicy: {
        applicableCountry: "CA",
        returnPolicyCountry: "CA",
        merchantReturnDays: 14,
        itemCondition: "https://schema.org/NewCondition",
        returnFees: "https://schema.org/ReturnShippingFees",
        returnShippingFeesAmount: { value: 6.5, currency: "USD" },
      },
    };
    expect(productData(facts, SITE)).toMatchObject({ hasVariant: bundles.map(() => ({ offers })) });
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
    expect(productData(facts, SITE)).toMatchObject({ hasVariant: bundles.map(() => ({ offers })) });
  });

  it.each([
    [false, "https://schema.org/InStock"],
    [true, "https://schema.org/OutOfStock"],
  ])("of a shop whose pause is %s calls its bundles %s", (isPaused, availability) => {
    vi.stubGlobal("__IS_PAUSED__", isPaused);
    const hasVariant = bundles.map(() => ({ offers: { availability } }));
    expect(productData(facts, SITE)).toMatchObject({ hasVariant });
  });

  it("calls returns that cost nothing free", () => {
    const offers = { hasMerchantReturnPolicy: { returnFees: "https://schema.org/FreeReturn" } };
    const data = productData({ ...facts, returns: { days: 30, costUsd: 0 } }, SITE);
    expect(data).toMatchObject({ hasVariant: bundles.map(() => ({ offers })) });
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
