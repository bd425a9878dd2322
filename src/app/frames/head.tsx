import { PageHead, type PageHeadProps } from "@/components/page-head";
import { brand } from "@/content/brand";
import type { PageMeta } from "@/content/schema";
import { config } from "@/vendors/config";
import { paths } from "@/lib/paths";
import { socialPicturePath } from "@/lib/social-picture-path";

export type HeadProps = { meta: PageMeta } & Pick<PageHeadProps, "path" | "structuredData"> &
  Partial<Pick<PageHeadProps, "keywords" | "publishedOn" | "links" | "picture">>;

/** A page's head with the brand's part filled in. The build makes a social picture for each page. */
export function Head({ meta, ...rest }: HeadProps) {
  const { path } = rest;
  // Only listed pages have a picture of their own.
  const picture = { path: socialPicturePath(path ?? paths.home), alt: brand.socialPictureAlt };
  // Not all of `meta`: what pages hand in is often their whole content.
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
