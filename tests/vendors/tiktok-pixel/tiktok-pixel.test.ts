import { afterEach, expect, it, vi } from "vitest";
import type { SiteEvent } from "@/vendors/analytics";
import { openTiktokPixel } from "@/vendors/tiktok-pixel/tiktok-pixel";

const PIXEL = { id: "C4AB12CD34EF56GH78IJ", scriptUrl: "https://analytics.tiktok.com/i18n/pixel/events.js" };
const load = vi.fn(async () => undefined);
const queue = (): unknown => Reflect.get(window, "ttq");
afterEach(() => {
  load.mockClear();
  for (const name of ["ttq", "TiktokAnalyticsObject"]) Reflect.deleteProperty(window, name);
});

const bundle = { bundle: "small", name: "Small", variantId: "41" };
const PURCHASE: SiteEvent[] = [
  { event: "page_view", page: "/faq" },
  { event: "referral_visit" },
  { event: "offer_viewed", ...bundle, value: 15 },
  { event: "add_to_cart", ...bundle, quantity: 3, value: 60, cart: [{ variantId: "41", quantity: 4 }] },
  { event: "checkout", cart: [{ variantId: "41", quantity: 3 }], value: 60 },
];
const content = { content_id: "41", content_name: "Small", content_type: "product" };
const CALLS = [
  ["page"],
  [
    "track",
    "ViewContent",
    { value: 15, currency: "USD", contents: [{ ...content, quantity: 1, price: 15 }] },
  ],
  ["track", "AddToCart", { value: 60, currency: "USD", contents: [{ ...content, quantity: 3, price: 20 }] }],
  [
    "track",
    "InitiateCheckout",
    { value: 60, currency: "USD", contents: [{ content_id: "41", content_type: "product", quantity: 3 }] },
  ],
];

it("queues a purchase by TikTok's names, with value and currency, until the script is there", () => {
  const report = openTiktokPixel(PIXEL, load);
  PURCHASE.forEach(report);
  expect([...Object(queue())]).toEqual(CALLS);
  expect(load).toHaveBeenCalledWith(`${PIXEL.scriptUrl}?sdkid=${PIXEL.id}&lib=ttq`);
});

it("calls the script's own methods once it has them", () => {
  const report = openTiktokPixel(PIXEL, load);
  const sent: unknown[] = [];
  Object.assign(window, {
    ttq: {
      page: (...values: unknown[]) => sent.push(["page", ...values]),
      track: (...values: unknown[]) => sent.push(["track", ...values]),
    },
  });
  PURCHASE.forEach(report);
  expect(sent).toEqual(CALLS);
});
