import { act, render, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { Link, MemoryRouter, useLocation, useNavigate } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useNavigationPosition } from "@/hooks/use-navigation-position";
import { STORAGE_KEYS, visitStore } from "@/lib/browser/storage";

function Page() {
  useNavigationPosition();
  return null;
}

const scrollTo = vi.fn<(options: ScrollToOptions) => void>();

beforeEach(() => {
  scrollTo.mockReset();
  vi.stubGlobal("scrollTo", scrollTo);
});
afterEach(() => void Object.assign(window, { scrollY: 0 }));

function scrollWindowTo(top: number): void {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event("scroll"));
}

function leaveAndReturn(persisted: boolean): void {
  window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted }));
  scrollWindowTo(0);
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));
}

it("a page restored from the back/forward cache has the scroll position at which the visitor left it", () => {
  render(<Page />, { wrapper: MemoryRouter });
  scrollWindowTo(1_400);
  leaveAndReturn(true);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 1_400, behavior: "instant" });
});

it("leaves the scroll position to the browser when the page is loaded again", () => {
  render(<Page />, { wrapper: MemoryRouter });
  scrollWindowTo(1_400);
  leaveAndReturn(false);
  expect(scrollTo).not.toHaveBeenCalled();
});

it("goes back to the position at which a page was left, though the browser scrolled while a shorter one replaced it", () => {
  render(<TwoPages />, { wrapper: MemoryRouter });
  scrollWindowTo(1_400);
  act(() => screen.getByRole("link").click());
  act(() => screen.getByRole("button").click());
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 1_400, behavior: "instant" });
});

it("keeps the positions of the 50 pages that were left last", () => {
  const earlier = Array.from({ length: 50 }, (_, page) => [`page ${page}`, page]);
  visitStore.set(STORAGE_KEYS.scrollPositions, JSON.stringify(Object.fromEntries(earlier)));
  render(<Page />, { wrapper: MemoryRouter });
  scrollWindowTo(1_400);
  leaveAndReturn(true);
  const kept: unknown = JSON.parse(visitStore.get(STORAGE_KEYS.scrollPositions) ?? "{}");
  expect(kept).toEqual({ ...Object.fromEntries(earlier.slice(1)), "/": 1_400 });
});

it("keeps no referral code of the address", () => {
  render(
    <MemoryRouter initialEntries={["/#the-drop?offset=50&snowball=BRO25"]}>
      <Page />
    </MemoryRouter>,
  );
  scrollWindowTo(1_400);
  leaveAndReturn(true);
  const kept: unknown = JSON.parse(visitStore.get(STORAGE_KEYS.scrollPositions) ?? "{}");
  expect(kept).toEqual({ "/#the-drop?offset=50": 1_400 });
});

it("starts a new page at its top, with the focus on its heading", () => {
  render(<TwoPages />, { wrapper: MemoryRouter });
  act(() => screen.getByRole("link").click());
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "instant" });
  expect(document.activeElement).toBe(screen.getByRole("heading"));
});

function TwoPages() {
  useNavigationPosition();
  const isShort = useLocation().pathname === "/short";
  return isShort ? <ShortPage /> : <Link to="/short">A shorter page</Link>;
}

/** Browsers scroll up when a document becomes shorter, and report that before React runs the effects. */
function ShortPage() {
  const navigate = useNavigate();
  useLayoutEffect(() => scrollWindowTo(47), []);
  return (
    <main>
      <h1>A shorter page</h1>
      <button onClick={() => navigate(-1)}>Back</button>
    </main>
  );
}
