import { describe, expect, it } from "vitest";
import { createSanitizer } from "@/lib/blog/sanitize-html";

const sanitize = createSanitizer(window);

describe("the sanitizer's output", () => {
  it.each([
    "<p><button onclick=x()><div>a</div></button></p>",
    "<pre>\n\n\na</pre>",
    "<table><a href=/faq>a<tr><td>b",
    "<a href=/faq>a<table><tr><td><a href=/terms>b",
    "<b><p>a</b>b",
    "a & b < c",
  ])("of %j is unchanged by a second pass", (html) => {
    const once = sanitize(html);
    expect(sanitize(once)).toBe(once);
    expect(once).not.toBe("");
  });

  it("holds no empty link", () => {
    expect(sanitize("<p><a href=/faq></a><button onclick=x()><div>a</div></button></p>")).not.toMatch(
      /<a[^>]*><\/a>/,
    );
  });

  it("is empty where 40 passes keep changing the markup: a pre loses a leading line break in each", () => {
    expect(sanitize(`<pre>${"\n".repeat(39)}a</pre>`)).toBe("<pre>a</pre>");
    expect(sanitize(`<pre>${"\n".repeat(40)}a</pre>`)).toBe("");
  });

  it("is refused in a window without a document to parse with", () => {
    const { DocumentFragment, HTMLTemplateElement, Node, Element } = window;
    const { NodeFilter, NamedNodeMap, HTMLFormElement, DOMParser } = window;
    const elements = { DocumentFragment, HTMLTemplateElement, Node, Element, HTMLFormElement };
    expect(() => createSanitizer({ ...elements, NodeFilter, NamedNodeMap, DOMParser })).toThrow("window");
  });
});
