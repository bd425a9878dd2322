// The adapter of Google's tag. It owns `googleTagQueue`, the tag's queue. The usual name is `dataLayer`, which a tag manager may have.
// https://developers.google.com/tag-platform/tag-manager/datalayer: the script takes another name as the parameter `l`.
import { campaignStore } from "@/lib/referral/campaign-store";
import type { SiteEvent } from "@/vendors/analytics";
import { itemOf, itemsOf, money } from "@/vendors/event-values";
import { loadScript } from "@/vendors/load-script";
import { ASKING_REGIONS } from "./asking-regions";
import type { GoogleTag } from "./facts";

const QUEUE = "googleTagQueue";

/** The types of consent in https://developers.google.com/tag-platform/security/guides/consent */
const CONSENTS = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"];
const allConsents = (state: "denied" | "granted"): object =>
  Object.fromEntries(CONSENTS.map((name) => [name, state]));

/** Call only where the visitor has not opted out. */
export function openGoogleTag(
  tag: GoogleTag | null,
  load: (address: string) => Promise<void> = loadScript,
): (event: SiteEvent) => void {
  if (!tag) return () => undefined;
  const queue: unknown[] = [];
  Object.assign(window, { [QUEUE]: queue });
  /** The tag ignores arrays: it reads the `arguments` of a function, as Google's own snippet queues them. */
  function gtag(..._values: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params
    queue.push(arguments);
  }
  gtag("consent", "default", { ...allConsents("denied"), region: Object.values(ASKING_REGIONS).flat() });
  // With an opt-out or Global Privacy Control this does not run, and the tag is not loaded.
  gtag("consent", "default", allConsents("granted"));
  gtag("js", new Date());
  // The tag's own page views have the address as it is, which may hold a referral code.
  gtag("config", tag.id, { send_page_view: false, page_location: address("/") });
  void load(`${tag.scriptUrl}?id=${tag.id}&l=${QUEUE}`).catch(() => undefined);

  let page = "/";
  return (event) => {
    if (event.event === "page_view") page = event.page;
    const [name, values] = googleEvent(event);
    gtag("event", name, { ...values, page_location: address(page) });
  };
}

/** With the campaign, which the tag reads from the address. */
function address(page: string): string {
  const campaign = campaignStore.current();
  return `${window.location.origin}${page}${campaign && `?${campaign}`}`;
}

/** The names and values are those of https://developers.google.com/analytics/devguides/collection/ga4/reference/events. */
function googleEvent(event: SiteEvent): [name: string, values: object] {
  if (event.event === "offer_viewed")
    return ["view_item", { ...money(event.value), items: [itemOf("item", event, 1)] }];
  if (event.event === "add_to_cart")
    return ["add_to_cart", { ...money(event.value), items: [itemOf("item", event, event.quantity)] }];
  if (event.event === "checkout")
    return ["begin_checkout", { ...money(event.value), items: itemsOf("item", event.cart) }];
  // A page view's path is in the address.
  if (event.event === "page_view") return ["page_view", {}];
  const { event: name, ...values } = event;
  return [name, values];
}
