import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router-dom";
import { expect, it } from "vitest";
import AffiliateRedirect from "@/routes/affiliate-redirect";

function Address() {
  const { pathname, search, hash } = useLocation();
  return <p>{`at ${pathname}${search}${hash}`}</p>;
}

it.each([
  ["/faqs?x=1#y", "/faq?x=1#y"],
  ["/a", "/404"],
])("leads a link inside the site from %s to %s, and the back button does not return", async (from, to) => {
  const router = createMemoryRouter(
    [
      { path: "/:code", element: <AffiliateRedirect /> },
      ...["/faq", "/404", "/start/here"].map((path) => ({ path, element: <Address /> })),
    ],
    { initialEntries: ["/start/here"] },
  );
  render(<RouterProvider router={router} />);
  await act(() => router.navigate(from));
  expect(await screen.findByText(`at ${to}`)).toBeDefined();
  await act(() => router.navigate(-1));
  expect(screen.getByText("at /start/here")).toBeDefined();
});
