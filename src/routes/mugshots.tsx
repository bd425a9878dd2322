import { buttonClasses, ButtonLink } from "@/components/button-link";
import { brand } from "@/content/brand";
import { mugshots, mugshotsHeading, mugshotsLead, mugshotsMeta, wall } from "@/content/mugshots";
import { MugshotWall } from "@/features/wall/mugshot-wall";
import { paths } from "@/lib/site/paths";
import { PageLayout } from "@/page/page-layout";

export default function MugshotsPage() {
  const { tiktok, hashtag } = brand.social;
  return (
    <PageLayout
      meta={mugshotsMeta}
      path={paths.mugshots}
      heading={mugshotsHeading}
      headingSize="poster"
      isLeadBeside
      lead={
        <>
          {mugshotsLead}
          <span className="mt-6 block lg:mt-8">
            {/* The bar has the lime button. */}
            <ButtonLink to={`#${wall.id}`} look="outline" className="text-bone">
              {wall.submitLabel}
            </ButtonLink>
          </span>
        </>
      }
    >
      <section id={wall.id} aria-labelledby="wall-heading" className="wall-section">
        <div className="mb-5 grid items-end gap-x-gutter gap-y-5 lg:mb-6 lg:grid-cols-[1.4fr_1fr]">
          <div>
            <h2 id="wall-heading" className="heading-wide text-h2 max-sm:text-28">
              {wall.heading}
            </h2>
            <p className="mt-3 max-w-measure text-balance sm:text-lead lg:mt-4">{wall.text}</p>
          </div>
          <p className="flex flex-wrap gap-3 lg:justify-end">
            <a
              href={hashtag.url}
              target="_blank"
              rel="noopener"
              className={buttonClasses("ink", "max-sm:grow max-sm:px-3 max-sm:text-small")}
            >
              {wall.tagLabel}
            </a>
            <a
              href={tiktok.url}
              target="_blank"
              rel="noopener"
              className={buttonClasses("outline", "max-sm:grow max-sm:px-3 max-sm:text-small")}
            >
              {wall.shopLabel}
            </a>
          </p>
        </div>
        <MugshotWall mugshots={mugshots} hashtag={hashtag} labels={wall} />
      </section>
    </PageLayout>
  );
}
