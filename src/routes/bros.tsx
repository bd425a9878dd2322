import { WholeRanges } from "@/components/whole-ranges";
import { bros } from "@/content/bros";
import { referralPopup } from "@/content/code-offer";
import { LinkKit } from "@/features/bros/link-kit";
import { SignupFrame } from "@/features/bros/signup-frame";
import { config } from "@/vendors/config";
import { paths } from "@/lib/site/paths";
import { PageFrame } from "@/app/page-frame";

export default function BrosPage() {
  return (
    <PageFrame
      meta={bros.meta}
      path={paths.bros}
      heading={bros.heading}
      headingSize="poster"
      lead={bros.lead}
    >
      <ul className="grid gap-x-gutter gap-y-10 md:grid-cols-3">
        {bros.promises.map(({ title, text }) => (
          <li key={title} className="border-t-4 border-charcoal pt-5">
            <h2 className="heading-wide text-h3">{title}</h2>
            <p className="mt-3 text-balance">
              <WholeRanges text={text} />
            </p>
          </li>
        ))}
      </ul>
      <SignupFrame labels={bros.signup} signupUrl={config.affiliateSignupUrl} />
      <LinkKit labels={bros.kit} popup={referralPopup} siteUrl={config.siteUrl} />
    </PageFrame>
  );
}
