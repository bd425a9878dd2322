import { optOut, privacySwitch, referralCredit } from "@/content/opt-out";
import { useCheckout } from "@/features/checkout/checkout-context";
import { PrivacySwitch } from "@/features/privacy/privacy-switch";
import { StoredReferralCode } from "@/features/privacy/stored-referral-code";
import { paths } from "@/lib/paths";
import { TextPage } from "@/app/frames/text-page";

export default function DataSharingOptOutPage() {
  const { start } = useCheckout();
  return (
    <TextPage
      page={optOut}
      path={paths.optOut}
      extras={{ "referral-credit": <StoredReferralCode labels={referralCredit} onCartToClear={start} /> }}
    >
      <div className="mb-16">
        <PrivacySwitch labels={privacySwitch} />
      </div>
    </TextPage>
  );
}
