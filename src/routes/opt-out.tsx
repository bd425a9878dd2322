import { optOut, privacySwitch, referralCredit } from "@/content/opt-out";
import { useCheckout } from "@/features/checkout/checkout-context";
import { PrivacySwitch } from "@/features/privacy/privacy-switch";
import { StoredReferralCode } from "@/features/privacy/stored-referral-code";
import { withVendors, withVendorScripts } from "@/features/privacy/with-vendors";
import { paths } from "@/lib/site/paths";
import { vendorPrivacy } from "@/vendors/vendor-privacy";
import { TextPage } from "@/page/text-page";

const page = withVendors(optOut, vendorPrivacy);
const switchLabels = { ...privacySwitch, on: withVendorScripts(privacySwitch.on, vendorPrivacy) };

export default function DataSharingOptOutPage() {
  const { start } = useCheckout();
  return (
    <TextPage
      page={page}
      path={paths.optOut}
      extras={{ "referral-credit": <StoredReferralCode labels={referralCredit} onCartToClear={start} /> }}
    >
      <div className="mb-16">
        <PrivacySwitch labels={switchLabels} />
      </div>
    </TextPage>
  );
}
