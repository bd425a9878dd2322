import type { AnalyticsAdapter } from "@/vendors/analytics";
import { config } from "@/vendors/config";
import { lateTag } from "@/vendors/late-tag";

// The build's constant is compared here, so that a build without the tag leaves out all of it.
export const analytics: AnalyticsAdapter | null = import.meta.env.GOOGLE_TAG
  ? lateTag(async () => (await import("./google-tag")).openGoogleTag(config.googleTag))
  : null;
