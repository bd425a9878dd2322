import { useLocation, useNavigate } from "react-router-dom";
import { referralPopup } from "@/content/referral-popup";
import { lookUpOnPage } from "@/features/referral/code-lookup";
import { ReferralPopup } from "@/features/referral/referral-popup";
import { useCodeLookup } from "@/features/referral/use-code-lookup";
import { checkoutPath } from "@/lib/paths";

/** What a live referral code adds to every page: its lookup, and the popup. The file's name says neither, because content blockers refuse such names. */
export function LiveCode() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useCodeLookup(lookUpOnPage, pathname);
  return <ReferralPopup labels={referralPopup} onRedeem={() => navigate(checkoutPath)} />;
}
