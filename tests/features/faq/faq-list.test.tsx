import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Link, MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { FaqList, type FaqLabels } from "@/features/faq/faq-list";

const labels: FaqLabels = {
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
};
const items = [
  { id: "scent", question: "First question?", answer: ["No."] },
  { id: "flushable", question: "Is a flush last?", answer: ["No."] },
];

const page = (address: string) => (
  <MemoryRouter initialEntries={[address]}>
    {items.map(({ id }) => (
      <Link key={id} to={`#${id}`}>
        Go to {id}
      </Link>
    ))}
    <FaqList items={items} labels={labels} />
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

  it("that finds nothing keeps the query, announces it and links to the contact page", () => {
    render(page("/faq"));
    type("lawnmower <b>");
    expect(field().value).toBe("lawnmower <b>");
    expect(status()).toBe("None");
    expect(screen.getByText("“lawnmower <b>”")).toBeDefined();
    expect(screen.getAllByRole("link", { name: "Ask" })[0]?.getAttribute("href")).toBe("/contact");
    act(() => screen.getByRole("button", { name: "Show all" }).click());
    expect(shown()).toHaveLength(2);
    expect(field().value).toBe("");
    expect(document.activeElement).toBe(field());
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
