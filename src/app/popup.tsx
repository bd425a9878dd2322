import { referralPopup } from "@/content/referral-popup";
import { lookUpDiscount } from "@/features/referral/discount-lookup";
import { ReferralPopup } from "@/features/referral/referral-popup";

/** The referral popup with its content. The layout shows it on every page. */
export function Popup() {
  return <ReferralPopup labels={referralPopup} lookUp={lookUpDiscount} />;
}
