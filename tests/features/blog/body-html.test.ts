import { expect, it } from "vitest";
import { headingsOf, withHeadingIds, countWords } from "@/features/blog/body-html";

it("a heading with an id keeps it, one without gets one of its words", () => {
  expect(withHeadingIds('<h2 id="mine">A</h2><h2>Oil, <em>again</em>?</h2>')).toBe(
    '<h2 id="mine">A</h2><h2 id="oil-again">Oil, <em>again</em>?</h2>',
  );
});

it("no id is given twice, and none that the text has already", () => {
  const html = withHeadingIds('<h2>Oil</h2><p id="oil-2">x</p><h2>Oil</h2><h2 id="oil">Oil</h2>');
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(4);
  expect(ids.at(-1)).toBe("oil");
});

it("a heading without Latin letters has an id too", () => {
  expect(withHeadingIds("<h2>油</h2>")).toBe('<h2 id="part">油</h2>');
});

it("headings are listed as plain words", () => {
  expect(headingsOf('<h2 id="a">Salt &amp; <strong>oil</strong></h2><h3 id="b">no</h3>')).toEqual([
    { id: "a", text: "Salt & oil" },
  ]);
});

it("words are counted across tags", () => {
  expect(countWords("<p>one two</p><ul><li>three</li><li>four</li></ul>")).toBe(4);
});
