import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { SiteLink } from "@/components/site-link";

function Address() {
  const { pathname, search, hash, state } = useLocation();
  return <output>{`${pathname}${search}${hash} ${JSON.stringify(state)}`}</output>;
}

function show(onClick?: (event: { preventDefault: () => void }) => void) {
  render(
    <MemoryRouter initialEntries={["/about"]}>
      <SiteLink to="/?offset=50#the-drop" state={{ smooth: true }} onClick={onClick} rel="next">
        Let’s Go
      </SiteLink>
      <Address />
    </MemoryRouter>,
  );
  return screen.getByRole("link", { name: "Let’s Go" });
}
const address = () => screen.getByRole("status").textContent;

it("is an anchor with its whole address, for readers without script", () => {
  const link = show();
  expect(link.getAttribute("href")).toBe("/?offset=50#the-drop");
  expect(link.getAttribute("rel")).toBe("next");
  expect(link.getAttributeNames().filter((name) => name.startsWith("data-"))).toEqual([]);
});

it("is followed by the router, with its state", () => {
  const unfollowed = fireEvent.click(show());
  expect(unfollowed).toBe(false);
  expect(address()).toBe('/?offset=50#the-drop {"smooth":true}');
});

it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "is left to the browser when it is to open elsewhere: %o",
  (click) => {
    const link = show();
    // The browser would leave the page, which a test has none of.
    const left = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener("click", left, { once: true });
    fireEvent.click(link, click);
    expect(left).toHaveBeenCalledOnce();
    expect(address()).toBe("/about null");
  },
);

it("stays where its own click handler says so", () => {
  fireEvent.click(show((event) => event.preventDefault()));
  expect(address()).toBe("/about null");
});
