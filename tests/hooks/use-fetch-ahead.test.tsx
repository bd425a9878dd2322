import { act, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, useNavigate } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useFetchAhead } from "@/hooks/use-fetch-ahead";

let fetched: string[];
/** Finishes the fetch that runs. */
let finish: () => void;
const fetchPage = (path: string): Promise<void> => {
  fetched.push(path);
  return new Promise((done) => (finish = done));
};

beforeEach(() => {
  vi.useFakeTimers();
  fetched = [];
  finish = () => expect.fail("nothing is fetched");
  vi.stubGlobal("requestIdleCallback", (run: () => void) => setTimeout(run));
  vi.stubGlobal("cancelIdleCallback", (handle: number) => clearTimeout(handle));
  // jsdom has no layout: a link's position is the one that it says.
  vi.spyOn(HTMLAnchorElement.prototype, "getBoundingClientRect").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    return new DOMRect(0, Number(this.dataset["top"] ?? 0), this.dataset["hidden"] ? 0 : 100, 20);
  });
});
afterEach(() => document.head.replaceChildren());

const BELOW = window.innerHeight + 1;

function Page() {
  useFetchAhead(fetchPage);
  const navigate = useNavigate();
  return (
    <>
      <main>
        <a href="/faq">
          <b>one</b>
        </a>
        <a href="/faq#again">same page</a>
        <a href="/about">two</a>
        <a href="/terms" data-top={BELOW}>
          below
        </a>
        <a href="/hidden" data-hidden="yes">
          hidden
        </a>
        <a href="/?bundle=two#pick">query</a>
        <a href="/contact?bundle=two">query of another page</a>
        <a href="#here">here</a>
        <a href="https://elsewhere.example/faq">elsewhere</a>
        <button type="button" onClick={() => navigate("/muglife")}>
          go
        </button>
        <button type="button" onClick={() => navigate("/muglife", { replace: true })}>
          redirect
        </button>
      </main>
      <footer>
        <a href="/privacy">footer</a>
      </footer>
    </>
  );
}

const show = () =>
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );

/** Lets the page rest for longer than any delay. */
const rest = () => act(() => vi.advanceTimersByTimeAsync(10_000));

async function scroll(): Promise<void> {
  fireEvent.scroll(window);
  await rest();
}

async function finishFetch(): Promise<void> {
  finish();
  await rest();
}

it.each([
  ["pointed at", (link: Element) => fireEvent.pointerOver(link)],
  ["touched", (link: Element) => fireEvent.touchStart(link)],
  ["focused", (link: Element) => fireEvent.focusIn(link)],
])("fetches the page of a link that is %s", (_, reach) => {
  show();
  reach(screen.getByText("one"));
  reach(screen.getByText("footer"));
  // Not in the frame of the event, in which a page may be waiting for its paint.
  expect(fetched).toEqual([]);
  vi.advanceTimersByTime(0);
  expect(fetched).toEqual(["/faq", "/privacy"]);
});

it("fetches nothing for a link to this page, to another site, or for what is no link", () => {
  show();
  for (const text of ["here", "elsewhere", "go"]) fireEvent.pointerOver(screen.getByText(text));
  vi.advanceTimersByTime(0);
  expect(fetched).toEqual([]);
});

it("fetches the pages in view one after the other, each once, when the visitor has scrolled", async () => {
  show();
  await scroll();
  expect(fetched).toEqual(["/faq"]);
  await scroll();
  expect(fetched).toEqual(["/faq"]);
  await finishFetch();
  expect(fetched).toEqual(["/faq", "/about"]);
  await finishFetch();
  screen.getByText("below").dataset["top"] = "0";
  await scroll();
  await finishFetch();
  await scroll();
  expect(fetched).toEqual(["/faq", "/about", "/terms"]);
});

it("waits until the page has been at rest for 150 ms", async () => {
  // Without idle time to wait for, what is measured is the rest alone.
  vi.stubGlobal("requestIdleCallback", (run: () => void) => run());
  show();
  for (let index = 0; index < 20; index += 1) {
    fireEvent.scroll(window);
    await act(() => vi.advanceTimersByTimeAsync(149));
  }
  expect(fetched).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(fetched).toEqual(["/faq"]);
});

it("fetches the pages in view without a scroll after a link was followed, but not after a redirect", async () => {
  show();
  fireEvent.click(screen.getByText("redirect"));
  await rest();
  expect(fetched).toEqual([]);
  fireEvent.click(screen.getByText("go"));
  await rest();
  expect(fetched).toEqual(["/faq"]);
});

it.each([
  ["who asks for less data", { saveData: true }],
  ["on 2G", { effectiveType: "2g" }],
])("fetches nothing for a visitor %s", async (_, connection) => {
  vi.stubGlobal("navigator", { connection });
  show();
  fireEvent.pointerOver(screen.getByText("one"));
  await scroll();
  expect(fetched).toEqual([]);
});

it("removes the speculation rules, whose HTML the application does not need", () => {
  const rules = document.createElement("script");
  rules.type = "speculationrules";
  document.head.append(rules);
  show();
  expect(rules.isConnected).toBe(false);
});
