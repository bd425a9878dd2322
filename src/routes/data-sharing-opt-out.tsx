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
      <section className="mt-12 mb-16" aria-labelledby="by-email-figures">
        <h2 id="by-email-figures" className="font-mono text-mono font-semibold break-words text-smoke">
          {optOutFigures.label}
        </h2>
        <dl className="mt-4 grid grid-cols-2 gap-x-gutter gap-y-8 lg:grid-cols-4">
          {optOutFigures.figures.map(({ figure, text }) => (
            <div key={figure} className="flex flex-col-reverse justify-end border-t-2 border-charcoal pt-4">
              <dt className="mt-2 max-w-[24ch] text-smoke">{text}</dt>
              <dd className="font-display text-h2 font-black [font-stretch:62%] [word-spacing:0.12em]">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </TextPage>
  );
}
