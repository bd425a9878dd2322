// @vitest-environment node
import { create } from "fontkit";
import { expect, it } from "vitest";
import { headingCharacters, headlineFont } from "../../../plugins/pages/page-styles";

it("finds the characters of first-level headings as they are shown, in upper case and without markup", () => {
  const html = `<p>Zed</p><h1 class="q"><span>Bros&#x27; &amp; <!-- -->co</span></h1><h2>X</h2>`;
  expect(headingCharacters(html)).toBe("BROS' & CO");
});

it("makes a font of the given characters, and loads the same early", async () => {
  const { face, preload } = await headlineFont(process.cwd(), "SHINE");
  const [, address = "", data = ""] = /url\((data:[^)]*base64,([^)]*))\)/.exec(face) ?? [];
  expect(preload).toContain(`href="${address}"`);
  const font = create(Buffer.from(data, "base64"));
  if (!("characterSet" in font)) throw new Error("A collection of fonts.");
  expect(String.fromCodePoint(...font.characterSet.filter((code) => code < 0xffff))).toBe("EHINS");
  expect(data.length).toBeLessThan(2_048);
});
