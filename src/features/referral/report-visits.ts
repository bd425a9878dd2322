import { config } from "@/vendors/config";
import { track } from "@/vendors/analytics";
import { reportToTracker } from "@/vendors/referral-tracker/referral-tracker";

/** Reports the visit of a referral link to analytics, without the code, and then to the referral tracker. */
export function reportReferralVisit(code: string): void {
  track({ event: "referral_visit" });
  reportToTracker(code, config.referralTrackerGlobal);
}
