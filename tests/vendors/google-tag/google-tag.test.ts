import { afterEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { ASKING_REGIONS } from "@/vendors/google-tag/asking-regions";
import { facts } from "@/vendors/google-tag/facts";
import { openGoogleTag } from "@/vendors/google-tag/google-tag";

const TAG = { id: "G-AB12CD34EF", scriptUrl: "https://www.googletagmanager.com/gtag/js" };
const load = vi.fn(async () => undefined);
const queue = (): unknown[][] => {
  const list: unknown = Reflect.get(window, "googleTagQueue");
  return Array.isArray(list) ? list.map((call) => [...call]) : [];
};
afterEach(() => {
  load.mockClear();
  Reflect.deleteProperty(window, "googleTagQueue");
});

it("denies every consent where it must be asked for, grants it elsewhere, and leaves page views to the site", () => {
  openGoogleTag(TAG, load);
  const all = (state: string) => ({
    ad_storage: state,
    ad_user_data: state,
    ad_personalization: state,
    analytics_storage: state,
  });
  expect(queue()).toEqual([
    ["consent", "default", { ...all("denied"), region: expect.any(Array) }],
    ["consent", "default", all("granted")],
    ["js", expect.any(Date)],
    ["config", TAG.id, { send_page_view: false, page_location: "http://localhost:3000/" }],
  ]);
  expect(load).toHaveBeenCalledWith(`${TAG.scriptUrl}?id=${TAG.id}&l=googleTagQueue`);
});

it("denies them in all 30 countries of the EEA, the United Kingdom and Switzerland, as the privacy policy says, and not where the shop sells", () => {
  openGoogleTag(TAG, load);
  const [, , { region }] = z
    .tuple([z.string(), z.string(), z.object({ region: z.array(z.string()) })])
    .parse(queue()[0]);
  const eea = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK";
  expect(region).toEqual(expect.arrayContaining([...eea.split(" "), "GB", "CH"]));
  const said = facts.privacy?.({ googleTag: TAG })?.receives;
  expect(said).toContain(
    "In the European Economic Area, the United Kingdom and Switzerland, where it would need a consent",
  );
  // Each name in that sentence stands for its own part of the list.
  expect(Object.values(ASKING_REGIONS).flat()).toEqual(region);
  expect([ASKING_REGIONS["the United Kingdom"], ASKING_REGIONS["Switzerland"]]).toEqual([["GB"], ["CH"]]);
  for (const code of ["US", "CA", "MX", "AU", "EU", "UK", "EL"]) expect(region).not.toContain(code);
});

it("sends a purchase by Google's names, with value and currency, and the page's address without its query", () => {
  const report = openGoogleTag(TAG, load);
  const bundle = { bundle: "small", name: "Small", variantId: "41" };
  report({ event: "page_view", page: "/faq" });
  report({ event: "offer_viewed", ...bundle, value: 15 });
  report({
    event: "add_to_cart",
    ...bundle,
    quantity: 3,
    value: 60,
    cart: [{ variantId: "41", quantity: 4 }],
  });
  report({ event: "checkout", cart: [{ variantId: "41", quantity: 3 }], value: 60 });
  report({ event: "scroll_depth", percent: 50 });
  const page_location = "http://localhost:3000/faq";
  const item = { item_id: "41", item_name: "Small" };
  expect(queue().slice(4)).toEqual([
    ["event", "page_view", { page_location }],
    [
      "event",
      "view_item",
      { value: 15, currency: "USD", items: [{ ...item, quantity: 1, price: 15 }], page_location },
    ],
    [
      "event",
      "add_to_cart",
      { value: 60, currency: "USD", items: [{ ...item, quantity: 3, price: 20 }], page_location },
    ],
    [
      "event",
      "begin_checkout",
      { value: 60, currency: "USD", items: [{ item_id: "41", quantity: 3 }], page_location },
    ],
    ["event", "scroll_depth", { percent: 50, page_location }],
  ]);
});

it("may load and report to the hosts that Google names for it, also those for visitors in the EU", () => {
  const policy = facts.allow?.({ googleTag: TAG })?.policy;
  expect(policy?.["script-src"]).toEqual(["https://www.googletagmanager.com"]);
  const hosts = ["www.google-analytics.com", "analytics.google.com"].flatMap((host) => [
    host,
    host.replace(/^(www\.)?/, "region1."),
  ]);
  expect(policy?.["connect-src"]).toEqual(expect.arrayContaining(hosts.map((host) => `https://${host}`)));
});
