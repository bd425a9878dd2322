import type { ReactNode } from "react";
import { ButtonLink } from "@/components/button-link";
import { Picture } from "@/components/picture";
import { RestOfPage } from "@/components/rest-of-page";
import { Sentences } from "@/components/sentences";
import { pause, PausedInRow } from "@/components/while-paused";
import { WholeRanges } from "@/components/whole-ranges";
import { bundles } from "@/content/bundles";
import { pageActions } from "@/content/site";
import type { Picture as PictureContent } from "@/content/schema";
import { dropPathFromPages, paths } from "@/lib/site/paths";
import { Head, type HeadProps } from "./head";

interface PageLayoutProps extends Omit<HeadProps, "picture"> {
  heading: ReactNode;
  /** `poster` on pages whose large heading takes the place of a picture. */
  headingSize?: "page" | "poster";
  lead: ReactNode;
  /** On wide and on low windows beside the heading, for a page whose first field or picture is to be in the first window. */
  isLeadBeside?: boolean;
  /** Shown beside the heading on wide screens, and below it in full width on others. */
  picture?: PictureContent;
  /** Shown below the lead, on the same background: the facts that most readers look for. */
  summary?: ReactNode;
  /** Shown above the text, in full width. */
  band?: ReactNode;
  children?: ReactNode;
}

/** The layout of a static page: heading, text, and the two links at the end. */
export function PageLayout({
  heading,
  headingSize = "page",
  lead,
  isLeadBeside = false,
  picture,
  summary,
  band,
  children,
  ...head
}: PageLayoutProps) {
  return (
    <>
      <Head {...head} />
      <header className={picture ? "page-top page-top-split" : "page-top"}>
        <div className={`page-top-text ${isLeadBeside ? "page-top-beside" : ""}`}>
          <h1
            className={`poster-heading outline-none ${headingSize === "poster" ? "poster-heading-large" : "max-w-(--heading)"}`}
          >
            {heading}
          </h1>
          <p className="mt-6 max-w-(--lead) text-lead text-ash">
            {typeof lead === "string" ? <WholeRanges text={lead} /> : lead}
          </p>
          {summary}
        </div>
        {picture ? (
          <Picture
            picture={picture}
            sizes="(min-width: 1024px) 60vw, 100vw"
            className="page-top-picture"
            priority
          />
        ) : null}
      </header>
      <RestOfPage isLast>
        {band}
        {children ? (
          <div className="bg-bone text-charcoal">
            <div className="page-body">{children}</div>
          </div>
        ) : null}
        <PageActions />
      </RestOfPage>
    </>
  );
}

/** The closing band of a page: the two links, to the bundles and to the home page, beside the pack. */
export function PageActions() {
  return (
    <div className="page-end">
      <div className="page-end-inner">
        <p className="page-end-line">
          <Sentences text={pageActions.line} />
        </p>
        <p className="page-end-rest flex flex-wrap gap-3">
          <ButtonLink to={dropPathFromPages} look="ink" data-selling>
            {pageActions.go}
          </ButtonLink>
          {pause && <PausedInRow look="ink" />}
          <ButtonLink to={paths.home} look="outline">
            {pageActions.backHome}
          </ButtonLink>
        </p>
        <ClosingPack />
      </div>
    </div>
  );
}

const [pack] = bundles;

/** The picture of the first bundle, in a lime band, whose lower edge cuts it off. */
export function ClosingPack() {
  return pack ? (
    <Picture
      picture={{ ...pack.picture, alt: "" }}
      sizes="(width >= 42rem) 580px, 88vw"
      className="closing-pack"
    />
  ) : null;
}
