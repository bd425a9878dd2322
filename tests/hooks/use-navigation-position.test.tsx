import { act, fireEvent, render, screen } from "@testing-library/react";
import { use, useLayoutEffect } from "react";
import { BrowserRouter, Link, MemoryRouter, useLocation, useNavigate } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useNavigationPosition } from "@/hooks/use-navigation-position";
import { nextTask } from "@/lib/browser/next-task";
import { STORAGE_KEYS, visitStore } from "@/lib/browser/storage";

const scrollTo = vi.fn<(options: ScrollToOptions) => void>();
/** What the first page shows only once it has loaded. */
let loading: Promise<string>;

beforeEach(() => {
  loading = Promise.resolve("loaded");
  scrollTo.mockReset();
  vi.stubGlobal("scrollTo", scrollTo);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => void Object.assign(window, { scrollY: 0 }));

function Pages() {
  useNavigationPosition();
  return useLocation().pathname === "/" ? <FirstPage /> : <SecondPage />;
}

function FirstPage() {
  use(loading);
  return (
    <main>
      <h1>First</h1>
      <Link to="/second">onward</Link>
    </main>
  );
}

function SecondPage() {
  return (
    <main>
      <h1>Second</h1>
      <Link to="/second#shipping">within</Link>
      <section id="shipping">
        <h2>Shipping</h2>
      </section>
      <dialog>
        <button type="button">close</button>
      </dialog>
    </main>
  );
}

const openFirst = () =>
  act(async () =>
    render(
      <BrowserRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
        <Pages />
      </BrowserRouter>,
    ),
  );

const follow = (name: string) => act(async () => screen.getByRole("link", { name }).click());

/** Presses the browser's button for back (-1) or forward (1). */
const travel = (steps: number) =>
  act(
    () =>
      new Promise<void>((done) => {
        window.addEventListener("popstate", () => done(), { once: true });
        window.history.go(steps);
      }),
  );

/** The browser has scrolled, and sends its event later. */
function scrollSilently(top: number): void {
  Object.assign(window, { scrollY: top });
}

function scroll(top: number): void {
  scrollSilently(top);
  window.dispatchEvent(new Event("scroll"));
}

it("returns to the position at which a page was left, though the event of its last scroll never came", async () => {
  await openFirst();
  await follow("onward");
  scroll(300);
  scrollSilently(900);
  await travel(-1);
  await travel(1);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 900, behavior: "instant" });
});

it("returns to the position at which a page was left, though the browser scrolled while the next one loaded", async () => {
  await openFirst();
  await follow("onward");
  scroll(900);
  let finish: (text: string) => void = () => expect.fail("nothing loads");
  loading = new Promise((done) => (finish = done));
  await travel(-1);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Second");
  scroll(0);
  await act(async () => finish("loaded"));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("First");
  await travel(1);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 900, behavior: "instant" });
});

it("leaves the focus in an open dialog, and moves it to the new page's heading when that is closed", async () => {
  await openFirst();
  await follow("onward");
  const dialog = screen.getByRole<HTMLDialogElement>("dialog", { hidden: true });
  dialog.open = true;
  screen.getByRole("button", { name: "close" }).focus();
  await follow("within");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "close" }));
  dialog.open = false;
  fireEvent(dialog, new Event("close"));
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Shipping" }));
});

const openAtHash = (sectionTop = 500) => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, sectionTop));
  return render(<Pages />, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={["/second#shipping"]}>{children}</MemoryRouter>,
  });
};

it("begins at the section that the hash names", () => {
  openAtHash();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 420, behavior: "smooth" });
});

it("corrects where the browser itself has led, before a font came that moved the section", () => {
  scrollSilently(1_400);
  openAtHash(83);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 1_403, behavior: "instant" });
});

it("leaves a page with a hash at the position that the browser restored after a reload", () => {
  window.sessionStorage.setItem(STORAGE_KEYS.scrollPositions, JSON.stringify({ "/second#shipping": 1_400 }));
  scrollSilently(1_400);
  openAtHash(83);
  expect(scrollTo).not.toHaveBeenCalled();
});

it("leads to the section again when its hash is entered once more, for which Chromium sends an event and keeps the entry", async () => {
  await openFirst();
  await follow("onward");
  await follow("within");
  for (let time = 0; time < 3; time += 1) {
    scrollTo.mockReset();
    scroll(1_400);
    await act(async () => window.dispatchEvent(new PopStateEvent("popstate")));
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ behavior: "smooth" }));
  }
});

it("leads to the section again when Firefox reports a new entry and sends no event", async () => {
  const navigation = new EventTarget();
  vi.stubGlobal("navigation", navigation);
  await openFirst();
  await follow("onward");
  await follow("within");
  scrollTo.mockReset();
  scroll(1_400);
  const enter = () =>
    act(async () => {
      navigation.dispatchEvent(new Event("currententrychange"));
      await nextTask();
    });
  // The router makes entries, too.
  await enter();
  expect(scrollTo).not.toHaveBeenCalled();
  window.history.replaceState(null, "");
  await enter();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ behavior: "smooth" }));
});

function Page() {
  useNavigationPosition();
  return null;
}

function leaveAndReturn(persisted: boolean): void {
  window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted }));
  scroll(0);
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));
}

it("a page restored from the back/forward cache has the scroll position at which the visitor left it", () => {
  render(<Page />, { wrapper: MemoryRouter });
  scroll(1_400);
  leaveAndReturn(true);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 1_400, behavior: "instant" });
});

it("leaves the scroll position to the browser when the page is loaded again", () => {
  render(<Page />, { wrapper: MemoryRouter });
  scroll(1_400);
  leaveAndReturn(false);
  expect(scrollTo).not.toHaveBeenCalled();
});

it("goes back to the position at which a page was left, though the browser scrolled while a shorter one replaced it", () => {
  render(<TwoPages />, { wrapper: MemoryRouter });
  scroll(1_400);
  act(() => screen.getByRole("link").click());
  act(() => screen.getByRole("button").click());
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 1_400, behavior: "instant" });
});

const keptPositions = (): unknown => JSON.parse(visitStore.get(STORAGE_KEYS.scrollPositions) ?? "{}");

it("keeps the positions of the 50 pages that were left last", () => {
  const earlier = Array.from({ length: 50 }, (_, page) => [`page ${page}`, page]);
  visitStore.set(STORAGE_KEYS.scrollPositions, JSON.stringify(Object.fromEntries(earlier)));
  render(<Page />, { wrapper: MemoryRouter });
  scroll(1_400);
  leaveAndReturn(true);
  expect(keptPositions()).toEqual({ ...Object.fromEntries(earlier.slice(1)), "/": 1_400 });
});

it("keeps no referral code of the address", () => {
  render(
    <MemoryRouter initialEntries={["/#the-drop?offset=50&snowball=BRO25"]}>
      <Page />
    </MemoryRouter>,
  );
  scroll(1_400);
  leaveAndReturn(true);
  expect(keptPositions()).toEqual({ "/#the-drop?offset=50": 1_400 });
});

it("starts a new page at its top, with the focus on its heading", async () => {
  await openFirst();
  await follow("onward");
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "instant" });
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Second" }));
});

function TwoPages() {
  useNavigationPosition();
  return useLocation().pathname === "/short" ? <ShortPage /> : <Link to="/short">A shorter page</Link>;
}

/** Browsers scroll up when a document becomes shorter, and report that before React runs the effects. */
function ShortPage() {
  const navigate = useNavigate();
  useLayoutEffect(() => scroll(47), []);
  return <button onClick={() => navigate(-1)}>Back</button>;
}
