import { expect, it } from "vitest";
import { findReadingProblem } from "@/vendors/is-readable";
import { browserLayout } from "./browser-layout";

const FORM = { selectors: ["input", "button[type=submit]"], areRequired: true };
const NOTHING = "has nothing that can be seen";
const NO_FIELD = "has no input that can be used";

type Part = Parameters<ReturnType<typeof browserLayout>>[1];

/** A form of 300 × 200 px with a field and a button. */
function form(field: Part = {}, style: Record<string, string> = {}): Element {
  const make = browserLayout();
  const input = make("input", { box: [10, 10, 200, 40], ...field });
  const button = make("button", { box: [10, 100, 100, 40], text: "Own button" });
  button.setAttribute("type", "submit");
  const widget = make("div", { box: [0, 0, 300, 200], style }, input, button);
  document.body.append(widget);
  return widget;
}

it.each<[string, Part, string | null]>([
  ["can be seen", {}, null],
  ["is as small as a finger can hit", { box: [10, 10, 24, 24] }, null],
  ["is lower than that", { box: [10, 10, 200, 23] }, NO_FIELD],
  ["is hidden", { style: { visibility: "hidden" } }, NO_FIELD],
  ["is nearly transparent", { style: { opacity: "0.29" } }, NO_FIELD],
  ["is left of the page", { box: [-9_999, 10, 200, 40] }, NO_FIELD],
  ["is right of the page", { box: [1_000, 10, 200, 40] }, NO_FIELD],
])("a form whose field %s", (_, field, problem) => {
  expect(findReadingProblem(form(field), FORM)).toBe(problem);
});

it("a form is as transparent as all that it is in, together", () => {
  const half = { opacity: "0.5" };
  expect(findReadingProblem(form({ style: half }, half), FORM)).toBe(NO_FIELD);
});

it("a form shows nothing outside of a part that hides it", () => {
  const make = browserLayout();
  const low = make("div", { box: [0, 0, 300, 1], style: { overflowY: "hidden" } });
  low.append(make("input", { box: [10, 0, 200, 40] }));
  document.body.append(make("div", {}, low));
  expect(findReadingProblem(low, { selectors: ["input"], areRequired: true })).toBe(NO_FIELD);
});

it("a form needs one field of those that it has, and none after it was sent", () => {
  const widget = form({ box: [10, 10, 200, 10] });
  expect(findReadingProblem(widget, { ...FORM, areRequired: false })).toBe(NO_FIELD);
  widget.querySelector("input")?.remove();
  expect(findReadingProblem(widget, FORM)).toBe(NO_FIELD);
  expect(findReadingProblem(widget, { ...FORM, areRequired: false })).toBeNull();
});

it.each<[string, string, Part, string | null]>([
  ["a text", "p", { text: "Own text", box: [0, 0, 200, 10] }, null],
  ["a text that is pressed flat", "p", { text: "Own text", box: [0, 0, 200, 9] }, NOTHING],
  ["a text for screen readers, of a pixel", "p", { text: "Own text", box: [0, 0, 1, 1] }, NOTHING],
  ["white space", "p", { text: " \n " }, NOTHING],
  ["a frame", "iframe", { box: [0, 0, 60, 60] }, null],
  ["a tracking pixel", "iframe", { box: [0, 0, 1, 1] }, NOTHING],
  ["nothing", "div", {}, NOTHING],
])("a widget of %s", (_, name, part, problem) => {
  const make = browserLayout();
  const widget = make("div", {}, make(name, part));
  document.body.append(widget);
  expect(findReadingProblem(widget, { selectors: [], areRequired: true })).toBe(problem);
});
