import { buttonClasses, ButtonLink } from "@/components/button-link";
import { WholeRanges } from "@/components/whole-ranges";
import { paths } from "@/lib/site/paths";

interface UgcCallProps {
  heading: string;
  text: string;
  profile: { label: string; url: string };
  wallLabel: string;
}

/** The call for pictures, beneath the line-up. */
export function UgcCall({ heading, text, profile, wallLabel }: UgcCallProps) {
  return (
    <section aria-labelledby="ugc-heading">
      <h2 id="ugc-heading" className="heading-wide text-h3 break-words">
        {heading}
      </h2>
      <p className="mt-3 max-w-[30.6em] text-ash">
        <WholeRanges text={text} />
      </p>
      <p className="mt-5 flex flex-wrap gap-3 wrap-anywhere">
        <a href={profile.url} target="_blank" rel="noopener" className={buttonClasses("outline")}>
          {profile.label}
        </a>
        <ButtonLink to={paths.mugshots} look="outline">
          {wallLabel}
        </ButtonLink>
      </p>
    </section>
  );
}
