import type { AnalyticsAdapter } from "@/vendors/analytics";
import { config } from "@/vendors/config";
import { lateTag } from "@/vendors/late-tag";

// The build's constant is compared here, so that a build without Klaviyo leaves out all of it.
export const analytics: AnalyticsAdapter | null = import.meta.env.KLAVIYO
  ? lateTag(async () => (await import("./product-events")).productEvents(config))
  : null;
