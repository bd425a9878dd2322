// The structured data (JSON-LD) and the head links of the blog's pages, for search engines and feed readers.
import { largestPicturePath } from "@/lib/site/picture-path";
import { muglife } from "@/content/muglife";
import type { ArticleCard, ArticleDocument, Brand } from "@/content/schema";
import { articlePath, FEED_PATH } from "@/lib/blog/blog-paths";
import { startOfDay } from "@/lib/text/dates";
import { publisherData } from "./organization-data";
import { socialPicturePath } from "@/lib/site/social-picture-path";

export const feed = { path: FEED_PATH, type: "application/atom+xml", title: muglife.feedTitle };

export function breadcrumbData(trail: readonly { name: string; path: string }[], siteUrl: string): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  };
}

export function listingData(
  articles: readonly ArticleCard[],
  { name, path }: { name: string; path: string },
  siteUrl: string,
): object {
  return {
    "@type": "CollectionPage",
    name,
    url: `${siteUrl}${path}`,
    mainEntity: {
      "@type": "ItemList",
      itemListElement: articles.map(({ slug, title }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: title,
        url: `${siteUrl}${articlePath(slug)}`,
      })),
    },
  };
}

export function articleData(article: ArticleDocument, brand: Brand, siteUrl: string): object {
  const url = `${siteUrl}${articlePath(article.slug)}`;
  const organization = publisherData(brand, siteUrl);
  return {
    "@type": "BlogPosting",
    headline: article.title,
    description: article.description,
    image: [
      `${siteUrl}${socialPicturePath(articlePath(article.slug))}`,
      `${siteUrl}${largestPicturePath(article.picture)}`,
    ],
    datePublished: startOfDay(article.date),
    author: organization,
    publisher: organization,
    mainEntityOfPage: { "@type": "WebPage", "@id": url },
    url,
    articleSection: article.category,
    keywords: article.keywords,
    wordCount: article.wordCount,
    timeRequired: `PT${article.readMinutes}M`,
    inLanguage: "en-US",
  };
}
