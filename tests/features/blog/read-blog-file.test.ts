import { describe, expect, it } from "vitest";
import { ARTICLE_SCHEMA, isArticle, isListing, LISTING_SCHEMA } from "@/features/blog/read-blog-file";

describe("a file that the page refuses", () => {
  it.each([
    ["nothing", null],
    ["a text", LISTING_SCHEMA],
    ["a number", 5],
    ["a list", [LISTING_SCHEMA, ARTICLE_SCHEMA]],
    ["an object without the hash of a schema", { tag: null, page: 1, pages: 1, total: 0, articles: [] }],
    ["a file of an earlier schema", { schema: "00000000", slug: "a", title: "A title", body: "" }],
    ["an inherited hash", Object.create({ schema: ARTICLE_SCHEMA })],
  ])("is %s", (_, file) => {
    expect(isArticle(file)).toBe(false);
    expect(isListing(file)).toBe(false);
  });

  it("is an article where a list is expected, and a list where an article is", () => {
    expect(isListing({ schema: ARTICLE_SCHEMA })).toBe(false);
    expect(isArticle({ schema: LISTING_SCHEMA })).toBe(false);
  });
});

it("accepts the files with the hashes that the build computes of the schemas", () => {
  expect(isArticle({ schema: ARTICLE_SCHEMA })).toBe(true);
  expect(isListing({ schema: LISTING_SCHEMA })).toBe(true);
  expect(ARTICLE_SCHEMA).not.toBe(LISTING_SCHEMA);
});
