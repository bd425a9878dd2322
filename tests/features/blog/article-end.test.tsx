import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { blogLabels } from "@/content/muglife";
import { ArticleEnd } from "@/features/blog/article-end";
import { useNavigationPosition } from "@/hooks/use-navigation-position";

const picture = { name: "related", widths: [480], height: 270, alt: "A" };
const article: Parameters<typeof ArticleEnd>[0]["article"] = {
  callOut: false,
  dropPath: "/#the-drop?offset=50",
  related: [{ slug: "related", title: "A related one", teaser: "It is related.", picture }],
  newer: null,
  older: { slug: "older", title: "An older one" },
};

const scrollTo = vi.fn<(options: ScrollToOptions) => void>();

beforeEach(() => {
  scrollTo.mockReset();
  vi.stubGlobal("scrollTo", scrollTo);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

function Page() {
  useNavigationPosition();
  return (
    <>
      <h1>{useLocation().pathname}</h1>
      <ArticleEnd article={article} labels={blogLabels} goLabel="Go" goLine="A line" pack={null} />
    </>
  );
}

it.each([
  ["a related article scrolls smoothly to its top", /A related one/, "smooth"],
  ["the older article is at its top at once", /An older one/, "instant"],
])("%s", (_, name, behavior) => {
  render(<Page />, { wrapper: MemoryRouter });
  fireEvent.click(screen.getByRole("link", { name }));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
});
