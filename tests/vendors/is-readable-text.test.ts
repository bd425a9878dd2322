import { expect, it } from "vitest";
import { findReadingProblem } from "@/vendors/is-readable";
import { browserLayout } from "./browser-layout";

const TEXTS = { selectors: [], areRequired: false };
const PALE = { color: "rgb(160, 160, 160)" };
const NOTHING = "has nothing that can be seen";
const UNREADABLE = (contrast: string) =>
  `cannot be read: its text has a contrast of ${contrast}, or is too small`;

type Part = Parameters<ReturnType<typeof browserLayout>>[1];

/** What is wrong with a widget of 300 × 300 px that has these parts. */
function problemOf(...parts: readonly (Part & { name?: string })[]): string | null {
  const make = browserLayout();
  const widget = make("div", {});
  for (const { name = "p", ...part } of parts) widget.append(make(name, { box: [0, 0, 200, 20], ...part }));
  document.body.append(widget);
  return findReadingProblem(widget, TEXTS);
}

it.each<[string, Part, string | null]>([
  ["black", {}, null],
  ["pale", { style: PALE }, UNREADABLE("2.6")],
  ["in small print", { style: { fontSize: "9px" } }, UNREADABLE("21.0")],
  ["as small as the limit", { style: { fontSize: "10px" }, box: [0, 0, 200, 10] }, null],
  ["pressed flat", { box: [0, 0, 200, 9] }, UNREADABLE("21.0")],
  ["hidden", { style: { visibility: "hidden" } }, NOTHING],
  ["for screen readers, of a pixel", { box: [0, 0, 0.5, 20] }, NOTHING],
  ["for screen readers, of no height", { box: [0, 0, 200, 0.5] }, NOTHING],
  ["white on the page", { style: { color: "rgb(255, 255, 255)" } }, UNREADABLE("1.0")],
])("a text that is %s", (_, part, problem) => {
  expect(problemOf({ text: "Own text", ...part })).toBe(problem);
});

it("three quarters of a text have to be readable, by their characters", () => {
  const pale = { text: "x".repeat(25), style: PALE };
  expect(problemOf({ text: "x".repeat(75) }, pale)).toBeNull();
  expect(problemOf({ text: ` ${"x".repeat(74)}   ` }, pale)).toBe(UNREADABLE("2.6"));
});

it("is examined where a control that is no longer required is gone", () => {
  const make = browserLayout();
  const text = make("p", { box: [0, 0, 200, 20], text: "Own text", style: PALE });
  const widget = document.body.appendChild(make("div", {}, text));
  expect(findReadingProblem(widget, { selectors: ["input"], areRequired: false })).toBe(UNREADABLE("2.6"));
});

it("is judged by the opaque box that it is in, not by a picture behind that box", () => {
  const make = browserLayout();
  const widget = make("div", { style: { backgroundImage: "url(own.png)" } });
  const box = make("div", { style: { backgroundColor: "rgb(0, 0, 0)" } });
  box.append(make("p", { box: [0, 0, 200, 20], text: "Own text" }));
  widget.append(box);
  document.body.append(widget);
  expect(findReadingProblem(widget, TEXTS)).toBe(UNREADABLE("1.0"));
});

it.each(["style-guide", "own-template"])("the content of a %s of the vendor is a text", (name) => {
  expect(problemOf({ name, text: "Own text" })).toBeNull();
});

it.each(["script", "style", "template", "noscript"])("the content of a %s is no text", (name) => {
  expect(problemOf({ name, text: "// Own text" })).toBe(NOTHING);
});

it("white space is no text", () => {
  const blank = { text: "  \n " };
  expect(problemOf(blank)).toBe(NOTHING);
  expect(problemOf(...Array.from({ length: 60 }, () => blank), { text: "Own text", style: PALE })).toBe(
    UNREADABLE("2.6"),
  );
});

it("a long list is judged by its first sixty texts", () => {
  const list = (readable: number) => [
    ...Array.from({ length: readable }, () => ({ text: "Own text" })),
    ...Array.from({ length: 100 }, () => ({ text: "Own text", style: PALE })),
  ];
  expect(problemOf(...list(45))).toBeNull();
  expect(problemOf(...list(44))).toBe(UNREADABLE("2.6"));
});

it.each<[string, Part, string | null]>([
  ["large enough to read", { box: [0, 0, 60, 60] }, null],
  ["too narrow to read", { box: [0, 0, 59, 60] }, NOTHING],
  ["too low to read", { box: [0, 0, 60, 59] }, NOTHING],
  ["hidden", { box: [0, 0, 60, 60], style: { visibility: "hidden" } }, NOTHING],
])("a frame without a text beside it is %s", (_, frame, problem) => {
  expect(problemOf({ name: "iframe", ...frame })).toBe(problem);
});
