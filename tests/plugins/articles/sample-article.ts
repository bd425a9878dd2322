import type { Article } from "@/content/schema";

/** An article with default values for the fields that a test does not set. */
export function sampleArticle(slug: string, given: Partial<Article> = {}): Article {
  return {
    slug,
    kind: "fixed",
    title: `About ${slug}`,
    description: "A description that search results could show.",
    keywords: "shine",
    excerpt: "An excerpt.",
    intro: "An introduction.",
    category: "Tips",
    date: "2025-07-20",
    readMinutes: 3,
    tags: ["gym"],
    alt: "A picture",
    picture: { name: `articles/${slug}`, widths: [400, 800], height: 450, alt: "A picture" },
    related: [
      { slug: "one", teaser: "First." },
      { slug: "two", teaser: "Second." },
    ],
    callOut: true,
    dropPath: "/#the-drop?offset=50",
    body: "<p>Three little words.</p>",
    ...given,
  };
}
