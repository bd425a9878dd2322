import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { plainText, TextBlocks } from "@/components/text-blocks";
import type { TextBlock } from "@/content/schema";

function show(...blocks: TextBlock[]) {
  return render(
    <MemoryRouter>
      <TextBlocks blocks={blocks} />
    </MemoryRouter>,
  ).container;
}

describe("text blocks of a content file", () => {
  it("are rendered as paragraphs and lists, in their order", () => {
    const container = show("One.", { list: ["a", "b"] }, "Two.");
    expect([...container.children].map((child) => [child.tagName, child.textContent])).toEqual([
      ["P", "One."],
      ["UL", "ab"],
      ["P", "Two."],
    ]);
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["a", "b"]);
  });

  it("may be one sentence in large type, and a table of label and text", () => {
    show({ loud: "In all 61." }, { table: [{ label: "No. 1", text: "See [the story](/about)." }] });
    expect(screen.getByRole("paragraph").textContent).toBe("In all 61.");
    expect(screen.getByRole("term").textContent).toBe("No. 1");
    expect(screen.getByRole("definition").textContent).toBe("See the story.");
    expect(screen.getByRole("link").getAttribute("href")).toBe("/about");
  });

  it.each([
    ["[the story](/about)", "/about"],
    ["[the drop](/#the-drop?offset=50)", "/#the-drop?offset=50"],
    ["[write](mailto:hello@mugworks.example)", "mailto:hello@mugworks.example"],
    ["[the law](https://law.example/a?b=c#d)", "https://law.example/a?b=c#d"],
  ])("may hold links: %s", (text, href) => {
    show(`See ${text}.`);
    expect(screen.getByRole("link").getAttribute("href")).toBe(href);
    expect(screen.getByRole("paragraph").textContent).toMatch(/^See [a-z ]+\.$/);
  });

  it.each([
    "[click](javascript:alert(1))",
    "[click](JAVASCRIPT:alert(1))",
    "[click](data:text/html,<script>alert(1)</script>)",
    "[click](vbscript:x)",
    "[click](http://plain.example)",
    "[click]( /faq)",
    "[click](faq)",
    "[click]()",
    "[click] (/faq)",
    "[](/faq)",
    "<a href='/faq'>click</a>",
    "<script>alert(1)</script>",
  ])("stay text where the link is malformed or its address is not allowed: %s", (text) => {
    const container = show(text);
    expect(screen.queryByRole("link")).toBeNull();
    expect(container.querySelector("script")).toBeNull();
    expect(container.textContent).toBe(text);
  });
});

it("the plain text of blocks is the text of paragraphs, lists, tables and links, without addresses", () => {
  expect(
    plainText([
      "See [the story](/about).",
      { list: ["one", "[two](mailto:a@b.example)"] },
      { loud: "Loud." },
      { table: [{ label: "No. 1", text: "[torn](/faq)" }] },
      "[x](javascript:y)",
    ]),
  ).toBe("See the story. one two Loud. No. 1: torn [x](javascript:y)");
});
