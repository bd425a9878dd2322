import { expect, it } from "vitest";
import { mediaAddress } from "@/lib/site/media-address";
import {
  countWordsInHtml,
  headingsOf,
  hyphenated,
  withHeadingIds,
  withMediaAddresses,
} from "../../../plugins/articles/body-html";

it("keeps the id of a heading, and makes one from the text of a heading without an id", () => {
  expect(withHeadingIds('<h2 id="mine">A</h2><h2>Oil, <em>again</em>?</h2>')).toBe(
    '<h2 id="mine">A</h2><h2 id="oil-again">Oil, <em>again</em>?</h2>',
  );
});

it("makes no id twice, and none that the body has already", () => {
  const html = withHeadingIds('<h2>Oil</h2><p id="oil-2">x</p><h2>Oil</h2><h2 id="oil">Oil</h2>');
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(4);
  expect(ids.at(-1)).toBe("oil");
});

it("makes an id for a heading without Latin letters", () => {
  expect(withHeadingIds("<h2>油</h2>")).toBe('<h2 id="part">油</h2>');
});

it("lists headings as plain text", () => {
  expect(headingsOf('<h2 id="a">Salt &amp; <strong>oil</strong></h2><h3 id="b">no</h3>')).toEqual([
    { id: "a", text: "Salt & oil" },
  ]);
});

it("counts words across tags", () => {
  expect(countWordsInHtml("<p>one two</p><ul><li>three</li><li>four</li></ul>")).toBe(4);
});

it("gives a picture the address at which a replaced one is fetched", () => {
  const picture = (src: string) => `<a href="/pictures/a.webp"><img src="${src}" alt="A towel."></a>`;
  expect(withMediaAddresses(picture("/pictures/a.webp"))).toBe(picture(mediaAddress("/pictures/a.webp")));
});

it.each([
  ["Gym Towels, Explained", "gym-towels-explained"],
  ["Don't rub: café", "dont-rub-cafe"],
  ["Don’t touch your ‘face’", "dont-touch-your-face"],
  ["Ölige Haut & Größe, über œuvre", "olige-haut-grosse-uber-oeuvre"],
  ["  -- already-hyphenated --  ", "already-hyphenated"],
  ["油", ""],
])("writes '%s' as lower-case letters and digits that are joined by single hyphens", (text, written) => {
  expect(hyphenated(text)).toBe(written);
  expect(hyphenated(written)).toBe(written);
});
