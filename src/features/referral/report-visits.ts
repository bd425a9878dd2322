import { config } from "@/lib/config";
import { onReferralVisit } from "@/features/referral/capture-referral";
import { track } from "@/vendors/analytics";
import { loadTracker, reportToTracker } from "@/vendors/referral-tracker";

/** Loads the tracker, if one is configured, and reports every code that an address brought. Call once. */
export function reportReferralVisits(): void {
  if (config.referralScriptUrl) loadTracker(config.referralScriptUrl);
  onReferralVisit((code) => {
    track({ event: "referral_visit" });
    reportToTracker(code, config.referralTrackerGlobal);
  });
}
