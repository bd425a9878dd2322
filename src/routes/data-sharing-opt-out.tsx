import { optOut, optOutFigures, privacySwitch, referralCredit } from "@/content/opt-out";
import { useCheckout } from "@/features/checkout/checkout-context";
import { PrivacySwitch } from "@/features/privacy/privacy-switch";
import { ReferralCredit } from "@/features/privacy/referral-credit";
import { paths } from "@/lib/paths";
import { TextPage } from "@/routes/text-page";

export default function DataSharingOptOutPage() {
  const { start } = useCheckout();
  return (
    <TextPage
      page={optOut}
      path={paths.optOut}
      extras={{ "referral-credit": <ReferralCredit words={referralCredit} onCartToClear={start} /> }}
    >
      <PrivacySwitch words={privacySwitch} />
      <dl className="mt-10 mb-16 grid grid-cols-2 gap-x-gutter gap-y-8 lg:grid-cols-4">
        {optOutFigures.map(({ figure, text }) => (
          <div key={figure} className="flex flex-col-reverse justify-end border-t-2 border-charcoal pt-4">
            <dt className="mt-2 max-w-[24ch] text-smoke">{text}</dt>
            <dd className="font-display text-h2 font-black [font-stretch:62%]">{figure}</dd>
          </div>
        ))}
      </dl>
    </TextPage>
  );
}
