// The list of vendors. Everything that the build derives from facts follows this order.
import { facts as affiliateService } from "./affiliate-service/facts.ts";
import { facts as contactEndpoint } from "./contact-endpoint/facts.ts";
import { facts as dataLayer } from "./data-layer/facts.ts";
import { facts as googleTag } from "./google-tag/facts.ts";
import { facts as klaviyo } from "./klaviyo/facts.ts";
import { facts as referralTracker } from "./referral-tracker/facts.ts";
import { facts as reviews } from "./reviews/facts.ts";
import { facts as shopify } from "./shopify/facts.ts";
import { facts as tiktokPixel } from "./tiktok-pixel/facts.ts";
import { noVendors, type ConfigOf } from "./vendor-list.ts";

export const registry = noVendors
  .add(shopify)
  .add(affiliateService)
  .add(contactEndpoint)
  .add(klaviyo)
  .add(reviews)
  .add(referralTracker)
  .add(dataLayer)
  .add(googleTag)
  .add(tiktokPixel);

/** What the vendors add to the page's configuration. */
export type VendorConfig = ConfigOf<typeof registry>;
