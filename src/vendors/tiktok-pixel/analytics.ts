import type { AnalyticsAdapter } from "@/vendors/analytics";
import { config } from "@/vendors/config";
import { lateTag } from "@/vendors/late-tag";

// The build's constant is compared here, so that a build without the pixel leaves out all of it.
export const analytics: AnalyticsAdapter | null = import.meta.env.TIKTOK_PIXEL
  ? lateTag(async () => (await import("./tiktok-pixel")).openTiktokPixel(config.tiktokPixel))
  : null;
