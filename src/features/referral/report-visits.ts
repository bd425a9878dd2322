import { config } from "@/vendors/config";
import { track } from "@/vendors/analytics";
import { reportToTracker } from "@/vendors/referral-tracker/referral-tracker";

/** A code came with an address: our own event first, which does not hold it, then the tracker. */
export function reportReferralVisit(code: string): void {
  track({ event: "referral_visit" });
  reportToTracker(code, config.referralTrackerGlobal);
}
