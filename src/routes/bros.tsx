import { WholeRanges } from "@/components/whole-ranges";
import { affiliateRules } from "@/content/affiliate-rules";
import { bros } from "@/content/bros";
import { referralPopup } from "@/content/code-offer";
import { LinkKit } from "@/features/bros/link-kit";
import type { AskAboutCode, FindPreview } from "@/features/bros/use-asked-code";
import { SignupFrame } from "@/features/bros/signup-frame";
import { config } from "@/vendors/config";
import { paths } from "@/lib/site/paths";
import { supportMailLink } from "@/page/support-mail-link";
import { PageLayout } from "@/page/page-layout";

const askAboutCode: AskAboutCode = async (code) => (await import("@/page/live-parts")).askAboutCode(code);

const findPreview: FindPreview | null = import.meta.env.BROS
  ? async (code) => (await import("@/page/sender-part")).linkPreview(code)
  : null;

export default function BrosPage() {
  return (
    <PageLayout
      meta={bros.meta}
      path={paths.bros}
      // On wide screens two lines, as high as the figure beside them.
      heading={<span className="block lg:max-w-[2.8em]">{bros.heading}</span>}
      headingSize="poster"
      lead={bros.lead}
      summary={
        <p className="bros-share">
          <strong>{bros.share.figure}</strong> {bros.share.label}
        </p>
      }
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
      <p className="mt-10">
        <a href="#rules" className="text-link inline-block py-2">
          {affiliateRules.linkLabel}
        </a>
      </p>
      <SignupFrame labels={bros.signup} signupUrl={config.affiliateSignupUrl} />
      <LinkKit
        labels={bros.kit}
        popup={referralPopup}
        siteUrl={config.siteUrl}
        ask={askAboutCode}
        findPreview={findPreview}
        mailLink={supportMailLink}
      />
      <section
        id="rules"
        aria-labelledby="rules-heading"
        className="mt-14 border-t border-rule-light pt-14 lg:mt-20 lg:pt-20"
      >
        <h2 id="rules-heading" className="heading-wide text-h2">
          {affiliateRules.heading}
        </h2>
        <p className="mt-4 max-w-[34.6em] text-balance text-smoke">{affiliateRules.lead}</p>
        <ol className="mt-8 grid gap-x-gutter gap-y-10 md:grid-cols-2 xl:grid-cols-3">
          {affiliateRules.rules.map(({ title, text }) => (
            <li key={title} className="border-t border-rule-light pt-5">
              <h3 className="heading-wide text-h3">{title}</h3>
              <p className="mt-3 max-w-[34.6em] text-balance">
                <WholeRanges text={text} />
              </p>
            </li>
          ))}
        </ol>
      </section>
    </PageLayout>
  );
}
