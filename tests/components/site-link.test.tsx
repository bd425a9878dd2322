import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, useLocation, useNavigationType } from "react-router-dom";
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

it("is an anchor with its whole address, so that it works without script", () => {
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

it("leads with a hash alone to a part of the page that is shown, without the query of its address", () => {
  window.history.replaceState(null, "", "/mugshots?utm_source=x");
  render(
    <MemoryRouter initialEntries={["/mugshots?utm_source=x"]}>
      <SiteLink to="#wall">Wall</SiteLink>
      <Address />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole("link", { name: "Wall" }));
  expect(address()).toBe("/mugshots#wall null");
});

it("is left to the browser when the visitor opens it in a new tab or window", () => {
  const link = show();
  // jsdom does not implement navigation, so the test prevents the default action.
  const onDocumentClick = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener("click", onDocumentClick, { once: true });
  fireEvent.click(link, { metaKey: true });
  expect(onDocumentClick).toHaveBeenCalledOnce();
  expect(address()).toBe("/about null");
});

it("is not followed when its own click handler prevents the default action", () => {
  fireEvent.click(show((event) => event.preventDefault()));
  expect(address()).toBe("/about null");
});

function LastNavigation() {
  return <output>{useNavigationType()}</output>;
}

it.each(["", "#snowball=BRO25"])(
  "adds no history entry when it leads to the address that is shown: %s",
  (hash) => {
    const { pathname } = window.location;
    window.history.replaceState(null, "", pathname + hash);
    render(
      <MemoryRouter initialEntries={[pathname]}>
        <SiteLink to={pathname}>Here</SiteLink>
        <SiteLink to="/elsewhere">Elsewhere</SiteLink>
        <LastNavigation />
      </MemoryRouter>,
    );
    fireEvent.click(screen.getByRole("link", { name: "Here" }));
    expect(address()).toBe("REPLACE");
    fireEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
    expect(address()).toBe("PUSH");
    window.history.replaceState(null, "", pathname);
  },
);
