// What Klaviyo's flows for viewed products and abandoned carts read. The names are those of
// https://developers.klaviyo.com/en/docs/guide_to_integrating_a_platform_without_a_pre_built_klaviyo_integration.
import { BUNDLE_PARAMETER } from "@/lib/purchase/bundle-path";
import { cartLink, cartLinkBase } from "@/lib/purchase/cart-link";
import { referralStore } from "@/lib/referral/referral-store";
import { paths } from "@/lib/site/paths";
import type { SiteEvent } from "@/vendors/analytics";
import type { Config } from "@/vendors/config";
import { roundToCents } from "@/vendors/event-values";
import { loadScript } from "@/vendors/load-script";
import { askKlaviyo } from "./queue";

type Added = Extract<SiteEvent, { event: "add_to_cart" }>;

/** A view waits in the queue until something is added, or the form is in view: neither the script nor the event is worth more. */
export function productEvents(
  { klaviyo, shop, siteUrl }: Pick<Config, "klaviyo" | "shop" | "siteUrl">,
  code: () => string | null = referralStore.current,
  load: (address: string) => Promise<void> = loadScript,
): (event: SiteEvent) => void {
  const urlOf = (bundle: string | null): string =>
    `${siteUrl}/${bundle === null ? "" : `?${BUNDLE_PARAMETER}=${bundle}`}`;

  /** A link to the whole cart. It carries the code as discount code and attribute, as every cart link of the site. */
  function cartUrl({ cart }: Added): string {
    const link = cartLink(cartLinkBase(shop?.domain ?? null, paths.demoCheckout), cart, code());
    return new URL(link, siteUrl).href;
  }

  return (event) => {
    if (event.event !== "offer_viewed" && event.event !== "add_to_cart") return;
    const { bundle, name, variantId, value } = event;
    const total = { $value: value, $value_currency: "USD" };
    if (event.event === "offer_viewed") {
      const price = value !== null && { Price: value, ...total };
      askKlaviyo([
        "track",
        "Viewed Product",
        { ProductName: name, ProductID: variantId, URL: urlOf(bundle), ...price },
      ]);
      return;
    }
    const { quantity } = event;
    const added = {
      AddedItemProductName: name,
      AddedItemProductID: variantId,
      AddedItemQuantity: quantity,
      AddedItemURL: urlOf(bundle),
      CheckoutURL: cartUrl(event),
    };
    const price = value !== null && { AddedItemPrice: roundToCents(value / quantity), ...total };
    askKlaviyo(["track", "Added to Cart", { ...added, ...price }]);
    if (klaviyo) void load(klaviyo.scriptUrl).catch(() => undefined);
  };
}
