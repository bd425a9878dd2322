import { Helmet } from "react-helmet-async";

export interface PageHeadProps {
  brandName: string;
  siteUrl: string;
  /** Without the brand's name; null on the home page, where `title` would repeat it. */
  title: string;
  description: string;
  /** Canonical path without a trailing slash; null where the page must not be indexed. */
  path: string | null;
  picture: { path: string; alt: string };
  keywords?: readonly string[];
  /** Makes it an article; ISO day. */
  publishedOn?: string;
  /** Neighbours in a row of pages, and feeds. Paths of the site. */
  links?: readonly HeadLink[];
  /** JSON-LD, each a schema.org object. */
  structuredData?: readonly object[];
}

export interface HeadLink {
  rel: "prev" | "next" | "alternate";
  path: string;
  type?: string;
  title?: string;
}

/** What search results show of a title, in characters. */
const MAX_TITLE_LENGTH = 60;

const NONE: readonly never[] = [];

/** Everything a page says about itself to browsers, search engines and social sites. */
export function PageHead({
  brandName,
  siteUrl,
  title,
  description,
  path,
  picture,
  keywords = NONE,
  publishedOn,
  links = NONE,
  structuredData = NONE,
}: PageHeadProps) {
  const withBrand = `${title} | ${brandName}`;
  const fullTitle = title.includes(brandName) || withBrand.length > MAX_TITLE_LENGTH ? title : withBrand;
  const url = path === null ? null : `${siteUrl}${path === "/" ? "/" : path}`;
  const pictureUrl = `${siteUrl}${picture.path}`;
  return (
    <>
      <Helmet>
        <title>{fullTitle}</title>
        <meta name="description" content={description} />
        {keywords.length === 0 ? null : <meta name="keywords" content={keywords.join(", ")} />}
        {url === null ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
        {links.map(({ path: linked, ...link }) => (
          <link key={`${link.rel} ${linked}`} {...link} href={`${siteUrl}${linked}`} />
        ))}
        {url === null ? null : <meta property="og:url" content={url} />}
        <meta property="og:site_name" content={brandName} />
        <meta property="og:type" content={publishedOn === undefined ? "website" : "article"} />
        {publishedOn === undefined ? null : <meta property="article:published_time" content={publishedOn} />}
        <meta property="og:title" content={fullTitle} />
        <meta property="og:description" content={description} />
        <meta property="og:image" content={pictureUrl} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={picture.alt} />
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="twitter:title" content={fullTitle} />
        <meta name="twitter:description" content={description} />
        <meta name="twitter:image" content={pictureUrl} />
        <meta name="twitter:image:alt" content={picture.alt} />
      </Helmet>
      {structuredData.map((data, index) => (
        <JsonLd key={index} data={data} />
      ))}
    </>
  );
}

/** A schema.org object. `<` is escaped, so that the text is the same in the HTML of the build and in the browser. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script type="application/ld+json">
      {JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c")}
    </script>
  );
}
