import { describe, expect, it } from "vitest";
import { brand } from "@/content/brand";
import { bundles } from "@/content/bundles";
import { testimonials } from "@/content/home-story";
import { field } from "@/lib/field";
import { bundlePath } from "@/lib/bundle-path";
import { productData, videoData } from "@/app/frames/structured-data";

const SITE = "https://shop.example";

it("the product data contains a price for each bundle, and the shipping and return values of the content", () => {
  const landing = { handlingDays: [3, 4], transitDays: [5, 9] } as const;
  const shipping = { costUsd: 4.5, country: "CA", landing };
  const span = (minValue: number, maxValue: number) => ({ minValue, maxValue, unitCode: "DAY" });
  const deliveryTime = { handlingTime: span(3, 4), transitTime: span(5, 9) };
  expect(
    productData(
      { brand, description: "Wipes.", bundles, shipping, returns: { days: 14, costUsd: 6.5 } },
      SITE,
    ),
  ).toMatchObject({
    sku: brand.sku,
    description: "Wipes.",
    offers: bundles.map(({ id, price }) => ({
      url: `${SITE}${bundlePath(id)}`,
      price: price.toFixed(2),
      priceCurrency: "USD",
      shippingDetails: {
        shippingRate: { value: 4.5 },
        shippingDestination: { addressCountry: "CA" },
        deliveryTime,
      },
      hasMerchantReturnPolicy: {
        merchantReturnDays: 14,
        returnFees: "https://schema.org/ReturnShippingFees",
        returnShippingFeesAmount: { value: 6.5, currency: "USD" },
      },
    })),
  });
});

it("the product data calls returns that cost nothing free", () => {
  const landing = { handlingDays: [1, 2], transitDays: [2, 6] } as const;
  const shipping = { costUsd: 0, country: "US", landing };
  const returns = { days: 30, costUsd: 0 };
  const data = productData({ brand, description: "Wipes.", bundles, shipping, returns }, SITE);
  const policy = { returnFees: "https://schema.org/FreeReturn" };
  expect(data).toMatchObject({ offers: bundles.map(() => ({ hasMerchantReturnPolicy: policy })) });
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
        },
      ],
    });
  });

  it("contains the upload date of a film that has one", () => {
    const [first] = testimonials;
    const dated = first ? [{ ...first, uploaded: "2026-12-01" } as const] : [];
    expect(videoData(dated, "Real Bros.", SITE)).toMatchObject({ "@graph": [{ uploadDate: "2026-12-01" }] });
  });

  it("leaves out a film without a file", () => {
    const [first, ...others] = testimonials.map((one) => (one.id === 2 ? { ...one, src: "" } : one));
    const graph = field(videoData(first ? [first, ...others] : [], "Real Bros.", SITE), "@graph");
    expect(graph).toHaveLength(5);
  });
});
