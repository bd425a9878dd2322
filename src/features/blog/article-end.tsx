import type { ReactNode } from "react";
import { SiteLink } from "@/components/site-link";
import { ButtonLink } from "@/components/button-link";
import { Picture } from "@/components/picture";
import { pause, WhilePaused } from "@/components/while-paused";
import type { ArticleDocument, ArticleLink, BlogLabels } from "@/content/schema";
import { SMOOTH_TO_TOP } from "@/hooks/use-navigation-position";
import { articlePath } from "@/lib/blog/blog-paths";
import { paths } from "@/lib/site/paths";

interface ArticleEndProps {
  article: Pick<ArticleDocument, "callOut" | "dropPath" | "related" | "newer" | "older">;
  labels: BlogLabels;
  goLabel: string;
  /** Shown beside the link if the article has no call-out. */
  goLine: string;
  /** The picture in the band with the link. */
  pack: ReactNode;
}

/** The end of an article: the call-out, the link to the bundles, related articles, and the newer and older article. */
export function ArticleEnd({ article, labels, goLabel, goLine, pack }: ArticleEndProps) {
  const { callOut, dropPath, related, newer, older } = article;
  return (
    <>
      <section className="page-end" aria-label={goLabel}>
        <div className="page-end-inner">
          {callOut ? (
            <h2 className="page-end-line">{labels.callOut.heading}</h2>
          ) : (
            <p className="page-end-line">{goLine}</p>
          )}
          <div className="page-end-rest">
            {callOut ? <Uses labels={labels.callOut} /> : null}
            <ButtonLink to={dropPath} look="ink" data-selling className="min-w-[min(12rem,100%)]">
              {goLabel}
            </ButtonLink>
            {pause && <WhilePaused look="ink" />}
          </div>
          {pack}
        </div>
      </section>
      <div className="bg-bone text-charcoal print:hidden">
        <div className="mx-auto max-w-page px-edge py-14 lg:grid lg:grid-cols-3 lg:gap-x-gutter lg:py-20">
          <h2 className="heading-wide text-h2">{labels.related}</h2>
          <ul className="mt-8 grid gap-x-gutter gap-y-10 md:grid-cols-2 lg:col-span-2 lg:mt-0">
            {related.map(({ slug, title, teaser, picture }) => (
              <li key={slug}>
                <SiteLink
                  to={articlePath(slug)}
                  state={SMOOTH_TO_TOP}
                  className="related-card flex flex-col gap-3"
                >
                  <Picture
                    picture={{ ...picture, alt: "" }}
                    sizes="(width >= 64rem) 31vw, (width >= 48rem) 47vw, 92vw"
                    className="aspect-video h-auto w-full rounded-tile bg-wall object-cover"
                  />
                  <span className="heading text-h3 text-balance">{title}</span>
                  <span className="text-smoke">{teaser}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
          <nav
            aria-label={labels.neighbors.label}
            className="col-span-full mt-14 grid gap-gutter border-t border-rule-light pt-6 sm:grid-cols-2"
          >
            <Neighbor link={newer} label={labels.neighbors.newer} rel="prev" />
            <Neighbor link={older} label={labels.neighbors.older} rel="next" />
          </nav>
          <p className="mt-10">
            <ButtonLink to={paths.muglife} look="outline">
              {labels.back}
            </ButtonLink>
          </p>
        </div>
      </div>
    </>
  );
}

function Uses({ labels }: { labels: BlogLabels["callOut"] }) {
  return (
    <>
      <h3 className="font-mono text-mono font-semibold">{labels.listHeading}</h3>
      <ul className="mt-3 mb-8 flex flex-wrap gap-2">
        {labels.uses.map((use) => (
          <li key={use} className="rounded-pill border-2 border-charcoal px-3 sm:px-4 py-1.5 font-semibold">
            {use}
          </li>
        ))}
      </ul>
    </>
  );
}

function Neighbor({ link, label, rel }: { link: ArticleLink | null; label: string; rel: "prev" | "next" }) {
  if (link === null) return null;
  return (
    <SiteLink
      to={articlePath(link.slug)}
      rel={rel}
      className={`neighbor-link flex flex-col gap-1 py-2 ${rel === "next" ? "sm:col-start-2 sm:text-right" : ""}`}
    >
      <span className="font-mono text-mono font-semibold text-smoke">{label}</span>
      <span className="text-link">{link.title}</span>
    </SiteLink>
  );
}
