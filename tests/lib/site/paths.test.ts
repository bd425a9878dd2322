import { describe, expect, it } from "vitest";
import { checkoutPath, dropPath, dropPathFromPages, paths, withoutTrailingSlash } from "@/lib/site/paths";

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

it("a link from another page brings its own offset", () => {
  expect([dropPath, dropPathFromPages, checkoutPath]).toEqual([
    "/#the-drop",
    "/#the-drop?offset=50",
    "/#shopify-checkout",
  ]);
});
