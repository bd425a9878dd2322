import { buttonClasses, ButtonLink } from "@/components/button-link";
import { MugshotPicture } from "@/components/mugshot";
import { WholeRanges } from "@/components/whole-ranges";
import type { MugShot } from "@/content/schema";
import { paths } from "@/lib/site/paths";

interface UgcCallProps {
  heading: string;
  text: string;
  profile: { label: string; url: string };
  wallLabel: string;
  mugshots: readonly MugShot[];
}

export function UgcCall({ heading, text, profile, wallLabel, mugshots }: UgcCallProps) {
  return (
    <section className="overflow-clip bg-bone text-charcoal" aria-labelledby="ugc-heading">
      <div className="mx-auto grid max-w-page items-center gap-x-gutter gap-y-10 px-edge py-section lg:grid-cols-[1fr_1.25fr]">
        <div>
          <h2 id="ugc-heading" className="poster-heading break-words">
            {heading}
          </h2>
          <p className="mt-6 max-w-[30.6em] text-lead">
            <WholeRanges text={text} />
          </p>
          <p className="mt-8 flex flex-wrap gap-3">
            <a href={profile.url} target="_blank" rel="noopener" className={buttonClasses("ink")}>
              {profile.label}
            </a>
            <ButtonLink to={paths.mugshots} look="outline">
              {wallLabel}
            </ButtonLink>
          </p>
        </div>
        <ul className="grid grid-cols-3 gap-2 sm:gap-3">
          {mugshots.map((mugshot) => (
            <li key={mugshot.id} className="overflow-clip rounded-tile">
              <MugshotPicture mugshot={mugshot} sizes="(min-width: 1024px) 17vw, 30vw" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
