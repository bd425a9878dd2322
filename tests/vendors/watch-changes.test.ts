import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchChanges } from "@/vendors/watch-changes";

/** Longer than a vendor's script writes in a row. */
const SETTLED_MS = 100;

/** An observer of the browser's layout, which jsdom lacks. The test reports what it would. */
function layoutObserver() {
  const watched: { node: Element; report: () => void }[] = [];
  class Observer {
    constructor(private readonly report: () => void) {}
    observe(node: Element): void {
      watched.push({ node, report: this.report });
    }
  }
  const report = (node: Element): void => {
    for (const one of watched) if (one.node === node) one.report();
  };
  return { Observer, report };
}

const sizes = layoutObserver();
const views = layoutObserver();
let widget: HTMLElement;
let onChange: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("ResizeObserver", sizes.Observer);
  vi.stubGlobal("IntersectionObserver", views.Observer);
  widget = document.body.appendChild(document.createElement("div"));
  widget.innerHTML = "<form><p>Sign up</p></form>";
  onChange = vi.fn<() => void>();
});
afterEach(() => document.head.querySelectorAll("style").forEach((style) => style.remove()));

const partOf = (selector: string): Element => widget.querySelector(selector) ?? widget;
const settle = () => vi.advanceTimersByTimeAsync(SETTLED_MS);

it.each<[string, () => void]>([
  ["something is drawn deep in it", () => partOf("form").append(document.createElement("input"))],
  ["its text changes", () => Object.assign(partOf("p").firstChild ?? {}, { data: "Thank you" })],
  ["a class in it changes", () => partOf("p").classList.add("hidden")],
  ["a style in it changes", () => partOf("p").setAttribute("style", "color: white")],
  ["a part of it is hidden", () => partOf("p").toggleAttribute("hidden", true)],
  ["a style element is put into the page", () => document.head.append(document.createElement("style"))],
  ["something is put over the page", () => document.body.append(document.createElement("dialog"))],
  ["a style sheet or a picture arrives", () => partOf("p").dispatchEvent(new Event("load"))],
  ["an animation ends", () => partOf("p").dispatchEvent(new Event("animationend"))],
  ["a transition ends", () => partOf("p").dispatchEvent(new Event("transitionend"))],
  ["its size changes", () => sizes.report(widget)],
  ["it comes into the window", () => views.report(widget)],
])("calls back when %s", async (_, act) => {
  watchChanges(widget, onChange);
  act();
  expect(onChange).not.toHaveBeenCalled();
  await settle();
  expect(onChange).toHaveBeenCalledOnce();
});

it("calls back once for changes in a row, and again for a later one", async () => {
  watchChanges(widget, onChange);
  for (const event of ["load", "load"]) partOf("p").dispatchEvent(new Event(event));
  partOf("form").append(document.createElement("input"));
  await settle();
  expect(onChange).toHaveBeenCalledOnce();
  partOf("form").append(document.createElement("input"));
  await settle();
  expect(onChange).toHaveBeenCalledTimes(2);
});

it("calls back 60 ms after the first of the changes", async () => {
  watchChanges(widget, onChange);
  partOf("p").dispatchEvent(new Event("load"));
  await vi.advanceTimersByTimeAsync(59);
  expect(onChange).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onChange).toHaveBeenCalledOnce();
});

it("does not call back for what leaves the widget as it looks", async () => {
  const other = document.body.appendChild(document.createElement("main"));
  watchChanges(widget, onChange);
  partOf("form").setAttribute("data-step", "2");
  other.append(document.createElement("p"));
  await settle();
  expect(onChange).not.toHaveBeenCalled();
});

it("works in a browser that observes no layout", async () => {
  vi.unstubAllGlobals();
  watchChanges(widget, onChange);
  partOf("form").append(document.createElement("input"));
  await settle();
  expect(onChange).toHaveBeenCalledOnce();
});
