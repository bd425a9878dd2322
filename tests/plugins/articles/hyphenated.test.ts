import { expect, it } from "vitest";
import { withHeadingIds, hyphenated } from "../../../plugins/articles/body-html";
import { checkBody } from "../../../plugins/articles/check-body";
import { readHtml } from "../../../plugins/articles/read-html";

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

it("the id that the check proposes for a heading is the one that the build would write", () => {
  const heading = "<h2>Don't rub: café</h2>";
  const [, written] = /id="([^"]+)"/.exec(withHeadingIds(heading)) ?? [];
  const proposals: string[] = [];
  const rules = {
    tags: new Set(["h2"]),
    attributes: new Set<string>(),
    publicDir: "public",
    problemOfAddress: () => null,
  };
  for (const { expected } of checkBody(readHtml(heading), rules)) proposals.push(expected);
  expect(proposals.join()).toContain(`<h2 id="${written}">`);
});
