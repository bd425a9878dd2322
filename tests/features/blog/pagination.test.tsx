import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { blogLabels } from "@/content/muglife";
import { Pagination } from "@/features/blog/pagination";

const labels = blogLabels.pagination;

function open(page: number): void {
  const pathOf = (number: number): string => `/list/${number}`;
  render(<Pagination page={page} pages={3} pathOf={pathOf} labels={labels} />, { wrapper: MemoryRouter });
}

/** The address of a step, or whether it is a button that is disabled. */
function step(name: string): string | boolean | null {
  const button = screen.queryByRole("button", { name });
  if (button) return button.hasAttribute("disabled");
  return screen.getByRole("link", { name }).getAttribute("href");
}

it.each([
  [1, true, "/list/2"],
  [2, "/list/1", "/list/3"],
  [3, "/list/2", true],
])(
  "on page %i of 3 leads to the pages before and after, and disables what leads nowhere",
  (page, before, after) => {
    open(page);
    expect([step(labels.previous), step(labels.next)]).toEqual([before, after]);
  },
);

it("names the current page, and no other", () => {
  open(2);
  const current = screen.getAllByRole("link", { current: "page" }).map((link) => link.textContent);
  expect(current).toEqual(["2"]);
});
