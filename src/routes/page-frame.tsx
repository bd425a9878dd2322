import type { ReactNode } from "react";
import { ButtonLink } from "@/components/button-link";
import { PageHead, type PageHeadProps } from "@/components/page-head";
import { brand } from "@/content/brand";
import { pageActions } from "@/content/site";
import type { PageMeta } from "@/content/types";
import { config } from "@/lib/config";
import { socialPicturePath } from "@/lib/social-picture-path";
import { dropPathFromPages, paths } from "@/lib/paths";

type HeadProps = { meta: PageMeta } & Pick<PageHeadProps, "path" | "structuredData"> &
  Partial<Pick<PageHeadProps, "keywords" | "publishedOn" | "links" | "picture">>;

/** A page's head with the brand's part filled in. The build makes a social picture for each page. */
export function Head({ meta, ...rest }: HeadProps) {
  const { path } = rest;
  const picture =
    path === null ? brand.socialPicture : { path: socialPicturePath(path), alt: brand.socialPicture.alt };
  return <PageHead brandName={brand.name} siteUrl={config.siteUrl} picture={picture} {...meta} {...rest} />;
}

interface PageFrameProps extends HeadProps {
  heading: string;
  lead: ReactNode;
  children?: ReactNode;
}

/** A static page: its heading, its text, and the two ways on. */
export function PageFrame({ heading, lead, children, ...head }: PageFrameProps) {
  return (
    <>
      <Head {...head} />
      <header className="bg-charcoal text-bone">
        <div className="mx-auto max-w-page px-edge pt-16 pb-14 lg:pt-24 lg:pb-20">
          <h1 className="poster-heading max-w-[16ch] outline-none">{heading}</h1>
          <p className="mt-6 max-w-[52ch] text-lead text-ash">{lead}</p>
        </div>
      </header>
      <div className="bg-bone text-charcoal">
        <div className="mx-auto max-w-page px-edge py-14 lg:py-20">
          {children}
          <PageActions />
        </div>
      </div>
    </>
  );
}

/** The two ways on from a page. */
export function PageActions() {
  return (
    <p className="mt-14 flex flex-wrap gap-3 border-t border-rule-light pt-8">
      <ButtonLink to={dropPathFromPages} look="ink">
        {pageActions.go}
      </ButtonLink>
      <ButtonLink to={paths.home} look="outline">
        {pageActions.backHome}
      </ButtonLink>
    </p>
  );
}
