import { referralPopup } from "@/content/referral-popup";
import { lookUpDiscount } from "@/features/referral/discount-lookup";
import { ReferralPopup } from "@/features/referral/referral-popup";

/** The ticket of a bro's link; belongs to every page. */
export function Popup() {
  return <ReferralPopup words={referralPopup} lookUp={lookUpDiscount} />;
}
