import { expect, it } from "vitest";
import { isSlug, listingPath } from "@/lib/blog/blog-paths";

it.each([
  [null, 1, "/muglife"],
  [null, 2, "/muglife/page/2"],
  ["behind-the-mug", 1, "/muglife/tag/behind-the-mug"],
  ["behind-the-mug", 12, "/muglife/tag/behind-the-mug/page/12"],
])("the articles with the tag %s begin on page %d at %s", (tag, page, path) => {
  expect(listingPath(tag, page)).toBe(path);
});

it.each(["mugs", "2025", "a-mug-a-day", "top-10"])("%s may be a part of an article's address", (text) => {
  expect(isSlug(text)).toBe(true);
});

it.each(["", "-mugs", "mugs-", "a--mug", "Mugs", "a mug", "mugs/feed", "mugs?", "\u00e9t\u00e9"])(
  "%j may not be a part of an article's address",
  (text) => expect(isSlug(text)).toBe(false),
);
