import { PageHead, type PageHeadProps } from "@/components/page-head";
import { brand } from "@/content/brand";
import type { PageMeta } from "@/content/schema";
import { config } from "@/vendors/config";
import { paths } from "@/lib/site/paths";
import { socialPicturePath } from "@/lib/site/social-picture-path";

export type HeadProps = { meta: PageMeta } & Pick<PageHeadProps, "path" | "structuredData"> &
  Partial<Pick<PageHeadProps, "keywords" | "publishedOn" | "feed" | "picture">>;

/** The head of a page, with the name of the brand and the social picture that the build makes for each page. */
export function Head({ meta, ...rest }: HeadProps) {
  const { path } = rest;
  // A page that must not be indexed has no social picture of its own and uses that of the home page.
  const picture = { path: socialPicturePath(path ?? paths.home), alt: brand.socialPictureAlt };
  // The two values are passed one by one, because pages often pass their whole content as `meta`.
  return (
    <PageHead
      brandName={brand.name}
      siteUrl={config.siteUrl}
      picture={picture}
      title={meta.title}
      description={meta.description}
      {...rest}
    />
  );
}
