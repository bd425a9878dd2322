import { optOut, privacySwitch, referralCredit } from "@/content/opt-out";
import { useCheckout } from "@/features/checkout/checkout-context";
import { PrivacySwitch } from "@/features/privacy/privacy-switch";
import { ReferralCredit } from "@/features/privacy/referral-credit";
import { paths } from "@/lib/paths";
import { TextPage } from "@/app/frames/text-page";

export default function DataSharingOptOutPage() {
  const { start } = useCheckout();
  return (
    <TextPage
      page={optOut}
      path={paths.optOut}
      extras={{ "referral-credit": <ReferralCredit words={referralCredit} onCartToClear={start} /> }}
    >
      <div className="mb-16">
        <PrivacySwitch words={privacySwitch} />
      </div>
    </TextPage>
  );
}
