import { expect, it } from "vitest";
import { mediaAddress } from "@/lib/site/media-address";
import { countWordsInHtml, headingsOf, withMediaAddresses } from "../../../plugins/articles/blog-files";
import { hyphenated } from "../../../plugins/entities";

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
