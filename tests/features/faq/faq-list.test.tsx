import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Link, MemoryRouter } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import type { FaqPage, FaqSearchLabels, SearchedPage } from "@/content/schema";
import { FaqList } from "@/features/faq/faq-list";
import { deferred } from "../../deferred";

const labels: FaqPage["labels"] & FaqSearchLabels = {
  searchLabel: "Search",
  searchHint: "Hint",
  allShown: "All {all}",
  someShown: "{shown} of {all}",
  noneShown: "None",
  noneHint: "Try another",
  showAll: "Show all",
  askHeading: "Not here?",
  askLabel: "Ask",
  linkLabel: "link",
  pagesHeading: "Pages",
  pagesShown: "{shown} pages",
  mail: "Mail",
};
const items = [
  { id: "scent", question: "First question?", answer: ["No."] },
  { id: "flushable", question: "Is a flush last?", answer: ["No."] },
];

const pages: SearchedPage[] = [
  { to: "/lost", heading: "Lost flush", page: "Shipping", blocks: ["It is late."], searchWords: ["missing"] },
];

const page = (address: string, loadPages = () => Promise.resolve<readonly SearchedPage[]>(pages)) => (
  <MemoryRouter initialEntries={[address]}>
    {items.map(({ id }) => (
      <Link key={id} to={`#${id}`}>
        Go to {id}
      </Link>
    ))}
    <FaqList
      items={items}
      labels={labels}
      loadPages={loadPages}
      mailLink={(subject) => `mailto:${subject}`}
    />
  </MemoryRouter>
);

const field = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search" });
const type = (value: string): void => void fireEvent.change(field(), { target: { value } });
const status = () => screen.getByRole("status").textContent;
const go = (id: string) => act(() => screen.getByRole("link", { name: `Go to ${id}` }).click());
const answers = () => screen.getAllByRole<HTMLDetailsElement>("group");
const idOf = (answer: HTMLElement) => answer.querySelector("[id]")?.id;
const shown = () => answers().map(idOf);
const opened = () =>
  answers()
    .filter(({ open }) => open)
    .map(idOf);

describe("an answer", () => {
  it("is opened by its hash on load, on a change of the hash and when the same link is followed again", () => {
    render(page("/faq#scent"));
    expect(opened()).toEqual(["scent"]);
    go("flushable");
    expect(opened()).toEqual(["scent", "flushable"]);
    answers().forEach((details) => (details.open = false));
    go("flushable");
    expect(opened()).toEqual(["flushable"]);
  });

  it.each(["/faq", "/faq#nothing", "/faq#%E0%A4%A", "/faq#the-drop"])("stays closed at %s", (address) => {
    render(page(address));
    expect(opened()).toEqual([]);
  });

  it("has a link to itself", () => {
    render(page("/faq#scent"));
    expect(screen.getByRole("link", { name: "#scent, link" }).getAttribute("href")).toBe("#scent");
  });
});

it("stands in the group that began last, and a group shows while the search finds an answer of it", () => {
  const odor = { id: "odor", question: "Second question?", answer: ["No."] };
  const [first, last] = items.map((item, index) => ({ ...item, begins: `Group ${index}` }));
  const grouped = [first, odor, last].flatMap((item) => item ?? []);
  render(
    <MemoryRouter>
      <FaqList items={grouped} labels={labels} loadPages={async () => []} mailLink={String} />
    </MemoryRouter>,
  );
  const groups = () =>
    screen.queryAllByRole("region").map((group) => group.querySelectorAll("details").length);
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Group 0",
    "Group 1",
  ]);
  expect(groups()).toEqual([2, 1]);
  type("flush");
  expect(groups()).toEqual([1]);
  expect(shown()).toEqual(["flushable"]);
});

describe("the search", () => {
  it("filters the answers while the visitor types, and announces how many match", () => {
    render(page("/faq"));
    expect(status()).toBe("All 2");
    type("flush");
    expect(shown()).toEqual(["flushable"]);
    expect(status()).toBe("1 of 2");
    type("");
    expect(shown()).toHaveLength(2);
  });

  it("that finds nothing keeps the query, announces it and links to the contact page and to an email", () => {
    render(page("/faq"));
    type("lawnmower <b>");
    expect(field().value).toBe("lawnmower <b>");
    expect(status()).toBe("None");
    expect(screen.getByText("“lawnmower <b>”")).toBeDefined();
    expect(screen.getAllByRole("link", { name: "Ask" })[0]?.getAttribute("href")).toBe("/contact");
    expect(screen.getByRole("link", { name: "Mail" }).getAttribute("href")).toBe("mailto:lawnmower <b>");
    act(() => screen.getByRole("button", { name: "Show all" }).click());
    expect(shown()).toHaveLength(2);
    expect(field().value).toBe("");
    expect(document.activeElement).toBe(field());
  });

  it("opens an answer that it finds alone, and closes it again", () => {
    render(page("/faq"));
    type("last");
    expect(opened()).toEqual(["flushable"]);
    type("question");
    expect(shown()).toEqual(["scent"]);
    type("");
    expect(opened()).toEqual([]);
  });

  it("leaves an answer closed that the visitor closed", () => {
    render(page("/faq"));
    type("last");
    answers().forEach((details) => (details.open = false));
    type("last?");
    expect(opened()).toEqual([]);
  });

  it("finds pages and misspelled words once its index has loaded, and announces the pages", async () => {
    const loading = deferred();
    render(page("/faq", () => loading.promise.then(() => pages)));
    fireEvent.focus(field());
    type("flsuh");
    expect(status()).toBe("None");
    await act(async () => loading.release());
    await waitFor(() => expect(status()).toBe("1 of 2, 1 pages"));
    // An effect opens the answer, after the status has been shown.
    await waitFor(() => expect(opened()).toEqual(["flushable"]));
    const found = within(screen.getByRole("list")).getByRole("link");
    expect([found.textContent, found.getAttribute("href")]).toEqual(["Lost flushShipping", "/lost"]);
    type("missing");
    expect(screen.queryByRole("group")).toBeNull();
    expect(status()).toBe("0 of 2, 1 pages");
  });

  it("finds answers where its index does not load, and tries again at the next search", async () => {
    const warning = vi.spyOn(console, "warn").mockReturnValue();
    const loadPages = vi.fn(() => Promise.reject<readonly SearchedPage[]>(new Error("offline")));
    render(page("/faq", loadPages));
    type("flu");
    await waitFor(() => expect(warning).toHaveBeenCalledOnce());
    expect(shown()).toEqual(["flushable"]);
    loadPages.mockResolvedValue(pages);
    type("missing");
    await waitFor(() => expect(status()).toBe("0 of 2, 1 pages"));
  });

  it("loads nothing before a visitor turns to the field", () => {
    const loadPages = vi.fn(() => Promise.resolve<readonly SearchedPage[]>(pages));
    render(page("/faq#scent", loadPages));
    expect(loadPages).not.toHaveBeenCalled();
    fireEvent.focus(field());
    fireEvent.focus(field());
    expect(loadPages).toHaveBeenCalledOnce();
  });

  it("leaves an answer open that it hides meanwhile", () => {
    render(page("/faq#scent"));
    type("flush");
    type("");
    expect(opened()).toEqual(["scent"]);
  });

  it("is cleared when the hash names an answer that it hides", () => {
    render(page("/faq"));
    type("flush");
    go("scent");
    expect(shown()).toEqual(["scent", "flushable"]);
    expect(opened()).toEqual(["scent"]);
    expect(field().value).toBe("");
  });

  it("applies a query that was typed before hydration", () => {
    const holder = document.body.appendChild(document.createElement("div"));
    holder.innerHTML = renderToString(page("/faq"));
    const input = holder.querySelector("input");
    if (input) input.value = "flush";
    render(page("/faq"), { container: holder, hydrate: true });
    expect(field().value).toBe("flush");
    expect(shown()).toEqual(["flushable"]);
  });
});
