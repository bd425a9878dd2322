import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { bundles } from "@/content/bundles";
import { pageActions } from "@/content/site";
import { PageActions } from "@/page/page-layout";

it("the closing band has both links, and the picture of the first bundle for the eye only", () => {
  const { container } = render(<PageActions />, { wrapper: MemoryRouter });
  for (const name of [pageActions.go, pageActions.backHome]) screen.getByRole("link", { name });
  const pack = container.querySelector("img");
  expect(pack?.getAttribute("src")).toContain(bundles[0]?.picture.name);
  expect(pack?.alt).toBe("");
  expect(pack?.getAttribute("loading")).toBe("lazy");
});
