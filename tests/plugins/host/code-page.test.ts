import { expect, it } from "vitest";
import { codePage } from "../../../plugins/host/static-host";

const TITLE = "<title>Home</title>";
const CANONICAL = '<link rel="canonical" href="https://mugworks.example/"/>';
const ADDRESS = '<meta property="og:url" content="https://mugworks.example/"/>';
const PICTURE = '<meta property="og:image" content="https://mugworks.example/social/home.jpg"/>';
const home = (...tags: string[]): string => `<html data-page="/"><head>${tags.join("")}</head></html>`;

it("is the home page without the tags that name its address, and hidden from search engines", () => {
  expect(codePage(home(TITLE, ADDRESS, PICTURE, CANONICAL))).toBe(
    home(TITLE, '<meta name="robots" content="noindex"/>', PICTURE),
  );
});

it.each([
  ["canonical", home(TITLE, ADDRESS)],
  ["og:url", home(TITLE, CANONICAL)],
])("cannot be made of a home page without %s, whose tags may have another form", (tag, html) => {
  expect(() => codePage(html)).toThrow(tag);
});
