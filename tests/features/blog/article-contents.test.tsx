import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { blogLabels } from "@/content/muglife";
import { ArticleContents } from "@/features/blog/article-contents";

const headings = ["one", "two", "three", "four"].map((id) => ({ id, text: `Part ${id}` }));

const linksFor = (count: number): (string | null)[] => {
  render(<ArticleContents headings={headings.slice(0, count)} label={blogLabels.contents} />);
  const contents = screen.queryByRole("navigation", { name: blogLabels.contents });
  if (contents === null) return [];
  return within(contents)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
};

it("an article of four parts or more begins with links to them", () => {
  expect(linksFor(4)).toEqual(["#one", "#two", "#three", "#four"]);
});

it("an article of fewer parts has no links to them", () => expect(linksFor(3)).toEqual([]));
