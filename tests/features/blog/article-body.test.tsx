import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, useNavigationType } from "react-router-dom";
import { expect, it } from "vitest";
import { ArticleBody } from "@/features/blog/article-body";

function LastNavigation() {
  return <output>{useNavigationType()}</output>;
}

it("adds no history entry for a second click on a link whose page is still loading", () => {
  render(
    <MemoryRouter initialEntries={["/muglife/gym-bag"]}>
      <ArticleBody html='<p><a href="/faq">Questions</a> <a href="/about">About</a></p>' />
      <LastNavigation />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByText("Questions"));
  expect(screen.getByRole("status").textContent).toBe("PUSH");
  // The router has changed the address, and still shows the article.
  window.history.replaceState(null, "", "/faq");
  fireEvent.click(screen.getByText("Questions"));
  expect(screen.getByRole("status").textContent).toBe("REPLACE");
  fireEvent.click(screen.getByText("About"));
  expect(screen.getByRole("status").textContent).toBe("PUSH");
});
