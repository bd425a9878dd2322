import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLocation, useParams } from "react-router-dom";
import { expect, it } from "vitest";
import { paths } from "@/lib/site/paths";
import MugLifePage from "@/routes/muglife";

function Address() {
  return <p>{`at ${useLocation().pathname}`}</p>;
}

function Listing() {
  return <MugLifePage params={useParams()} />;
}

it("leads from page 1 of the blog to the blog's own address, and the back button does not return", async () => {
  const router = createMemoryRouter(
    [
      { path: `${paths.muglife}/page/:pageNumber`, element: <Listing /> },
      ...[paths.muglife, "/start/here"].map((path) => ({ path, element: <Address /> })),
    ],
    { initialEntries: ["/start/here"] },
  );
  render(<RouterProvider router={router} />);
  await act(() => router.navigate(`${paths.muglife}/page/1`));
  expect(await screen.findByText(`at ${paths.muglife}`)).toBeDefined();
  await act(() => router.navigate(-1));
  expect(screen.getByText("at /start/here")).toBeDefined();
});
