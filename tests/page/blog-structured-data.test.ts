import { expect, it } from "vitest";
import { breadcrumbData, listingData } from "@/page/blog-structured-data";
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
