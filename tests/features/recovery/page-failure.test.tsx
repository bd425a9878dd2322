import { render, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { PageFailure } from "@/features/recovery/page-failure";

const labels = { heading: "Failed", text: "It did not load.", retry: "Again", home: "Home", shop: "Or buy:" };

it("announces that the page failed, and leads to the home page, to a second try and to each bundle", () => {
  const onRetry = vi.fn<() => void>();
  const buyLinks = [
    { id: "one", label: "One pack", to: "/cart/1" },
    { id: "two", label: "Two packs", to: "/cart/2" },
  ];
  render(<PageFailure labels={labels} onRetry={onRetry} buyLinks={buyLinks} />);
  const alert = within(screen.getByRole("alert"));
  expect(alert.getByRole("heading").textContent).toBe(labels.heading);
  expect(alert.queryByText(labels.text)).not.toBeNull();
  const links = alert.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([[labels.home, "/"], ...buyLinks.map(({ label, to }) => [label, to])]);
  alert.getByRole("button", { name: labels.retry }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});
