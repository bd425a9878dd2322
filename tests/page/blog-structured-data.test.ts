import { expect, it } from "vitest";
import { brand } from "@/content/brand";
import { articleData, breadcrumbData, listingData } from "@/page/blog-structured-data";
import type { ArticleCard } from "@/content/schema";
import { sampleArticle } from "../plugins/articles/sample-article";

const SITE = "https://shop.example";

it("the breadcrumbs count from 1, and have absolute addresses", () => {
  const trail = [
    { name: "Home", path: "/" },
    { name: "Notes", path: "/notes" },
  ];
  expect(breadcrumbData(trail, SITE)).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: `${SITE}/` },
      { "@type": "ListItem", position: 2, name: "Notes", item: `${SITE}/notes` },
    ],
  });
});

it("the data of a list name its articles in their order", () => {
  const cards = ["a", "b"].map((slug): ArticleCard => ({ ...sampleArticle(slug), unpublished: false }));
  expect(listingData(cards, { name: "Notes", path: "/notes/page/2" }, SITE)).toEqual({
    "@type": "CollectionPage",
    name: "Notes",
    url: `${SITE}/notes/page/2`,
    mainEntity: {
      "@type": "ItemList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "About a", url: `${SITE}/muglife/a` },
        { "@type": "ListItem", position: 2, name: "About b", url: `${SITE}/muglife/b` },
      ],
    },
  });
});

it("the data of an article have its pictures, its day and who publishes it", () => {
  const computed = { unpublished: false, wordCount: 3, newer: null, older: null, headings: [], related: [] };
  const article = { ...sampleArticle("a"), ...computed };
  const publisher = {
    "@type": "Organization",
    name: brand.name,
    url: SITE,
    logo: { "@type": "ImageObject", url: `${SITE}/icon-512.png`, width: 512, height: 512 },
  };
  expect(articleData(article, brand, SITE)).toEqual({
    "@type": "BlogPosting",
    headline: "About a",
    description: article.description,
    image: [`${SITE}/social/muglife/a.jpg`, `${SITE}/pictures/articles/a-800.webp`],
    datePublished: "2025-07-20T00:00:00Z",
    author: publisher,
    publisher,
    mainEntityOfPage: { "@type": "WebPage", "@id": `${SITE}/muglife/a` },
    url: `${SITE}/muglife/a`,
    articleSection: "Tips",
    keywords: "shine",
    wordCount: 3,
    timeRequired: "PT3M",
    inLanguage: "en-US",
  });
});
