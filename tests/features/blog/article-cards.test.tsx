import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { blogLabels } from "@/content/muglife";
import type { ArticleCard } from "@/content/schema";
import { ArticleCards } from "@/features/blog/article-cards";

const article: ArticleCard = {
  slug: "an-article",
  title: "An article",
  excerpt: "What it says.",
  category: "Tips",
  date: "2025-07-17",
  readMinutes: 3,
  unpublished: false,
  tags: ["one", "two", "three"],
  picture: { name: "blog/a", widths: [800], alt: "A picture", height: 450 },
};

it("a card shows the first two tags of its article", () => {
  const cards = <ArticleCards articles={[article]} labels={blogLabels} rest={{ to: "/", label: "Rest" }} />;
  render(cards, { wrapper: MemoryRouter });
  const tags = within(screen.getByRole("list", { name: blogLabels.tags })).getAllByRole("listitem");
  expect(tags.map((tag) => tag.textContent)).toEqual(["One", "Two"]);
});
