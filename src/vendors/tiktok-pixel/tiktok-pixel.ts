// The adapter of TikTok's pixel. It owns `ttq`, the queue of TikTok's base code: an array of calls, which the script works off.
import type { SiteEvent } from "@/vendors/analytics";
import { itemOf, itemsOf, money } from "@/vendors/event-values";
import { loadScript } from "@/vendors/load-script";
import type { TiktokPixel } from "./facts";

type Call = readonly [method: "page"] | readonly [method: "track", event: string, values: object];

/** Call only where the visitor has not opted out. */
export function openTiktokPixel(
  pixel: TiktokPixel | null,
  load: (address: string) => Promise<void> = loadScript,
): (event: SiteEvent) => void {
  if (!pixel) return () => undefined;
  const { id, scriptUrl } = pixel;
  const instance = Object.assign([], { _u: scriptUrl });
  // What the base code leaves for the script, under the names that the script reads.
  const queue = Object.assign([], {
    methods: ["page", "track"],
    _i: { [id]: instance },
    _t: { [id]: Date.now() },
    _o: { [id]: {} },
    instance: () => instance,
  });
  Object.assign(window, { TiktokAnalyticsObject: "ttq", ttq: queue });
  void load(`${scriptUrl}?sdkid=${id}&lib=ttq`).catch(() => undefined);
  return (event) => {
    const call = callOf(event);
    // The script replaces the queue by an object with the methods.
    const target: unknown = Reflect.get(window, "ttq");
    if (!call || typeof target !== "object" || target === null) return;
    const [method, ...values] = call;
    const direct: unknown = Reflect.get(target, method);
    if (typeof direct === "function") Reflect.apply(direct, target, values);
    else if (Array.isArray(target)) target.push(call);
  };
}

/** The names and values are those of https://ads.tiktok.com/help/article/standard-events-parameters. */
function callOf(event: SiteEvent): Call | null {
  if (event.event === "page_view") return ["page"];
  if (event.event === "offer_viewed")
    return ["track", "ViewContent", { ...money(event.value), contents: [contentOf(event, 1)] }];
  if (event.event === "add_to_cart")
    return ["track", "AddToCart", { ...money(event.value), contents: [contentOf(event, event.quantity)] }];
  if (event.event !== "checkout") return null;
  const contents = itemsOf("content", event.cart).map((item) => ({ content_type: "product", ...item }));
  return ["track", "InitiateCheckout", { ...money(event.value), contents }];
}

function contentOf(event: Parameters<typeof itemOf>[1], quantity: number): object {
  return { content_type: "product", ...itemOf("content", event, quantity) };
}
