import { describe, expect, it } from "vitest";
import { checkoutPath, dropPath, dropPathFromPages, paths, withoutTrailingSlash } from "@/lib/site/paths";
import { scrollTargetFromHash } from "@/lib/browser/scroll";

describe("an address with a trailing slash", () => {
  it.each([
    ["/faq//", "/faq"],
    ["/", "/"],
    ["//", "/"],
    ["", "/"],
  ])("%s is the page %s", (pathname, canonical) => expect(withoutTrailingSlash(pathname)).toBe(canonical));

  it("is never the canonical form", () => {
    for (const path of Object.values(paths)) expect(withoutTrailingSlash(path)).toBe(path);
  });
});

it.each([
  [dropPath, "the-drop", 80],
  [dropPathFromPages, "the-drop", 50],
  [checkoutPath, "shopify-checkout", 20],
])("a link to a section of the landing page %s scrolls to %s with %d px above it", (path, id, offsetPx) => {
  const { pathname, hash } = new URL(path, "https://mugworks.example");
  expect(pathname).toBe("/");
  expect(scrollTargetFromHash(hash)).toEqual({ id, offsetPx });
});
