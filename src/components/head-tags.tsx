import { Helmet } from "react-helmet-async";
import { SOCIAL_PICTURE_HEIGHT, SOCIAL_PICTURE_WIDTH } from "@/lib/site/social-picture-path";

export interface HeadTagsProps {
  brandName: string;
  siteUrl: string;
  title: string;
  description: string;
  /** Canonical path without a trailing slash; null where the page must not be indexed. */
  path: string | null;
  picture: { path: string; alt: string };
  keywords?: string;
  /** The day of publication (YYYY-MM-DD), which makes the page an article. */
  publishedOn?: string;
  /**
   * A link to a feed, whose path is within the site. The pages of a list have no links to each other here: Firefox would fetch
   * the next page ahead, and the policy, whose `default-src` is `none`, refuses that with an error in the console.
   */
  feed?: { path: string; type: string; title: string };
}

/** The head tags of a page for browsers, search engines and social sites, without its JSON-LD. */
export function HeadTags({
  brandName,
  siteUrl,
  title,
  description,
  path,
  picture,
  keywords,
  publishedOn,
  feed,
}: HeadTagsProps) {
  const url = path === null ? null : `${siteUrl}${path}`;
  const pictureUrl = `${siteUrl}${picture.path}`;
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords ? <meta name="keywords" content={keywords} /> : null}
      {url === null ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      {feed && <link rel="alternate" type={feed.type} title={feed.title} href={`${siteUrl}${feed.path}`} />}
      {url === null ? null : <meta property="og:url" content={url} />}
      <meta property="og:site_name" content={brandName} />
      <meta property="og:type" content={publishedOn === undefined ? "website" : "article"} />
      {publishedOn === undefined ? null : <meta property="article:published_time" content={publishedOn} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={pictureUrl} />
      <meta property="og:image:width" content={String(SOCIAL_PICTURE_WIDTH)} />
      <meta property="og:image:height" content={String(SOCIAL_PICTURE_HEIGHT)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={pictureUrl} />
      <meta name="twitter:image:alt" content={picture.alt} />
    </Helmet>
  );
}
