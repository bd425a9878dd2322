// @vitest-environment node
import { expect, it } from "vitest";
import { nuProblems } from "../../../tools/test/nu-problems";

const problems = (...messages: object[]) =>
  nuProblems(JSON.stringify({ messages: messages.map((one) => ({ url: "file:/tmp/x/0.html", ...one })) }));
const error = (message: string) => ({ type: "error", message });

it("an error and a warning are problems of their document, with the line and what is there", () => {
  expect(
    problems(
      { ...error("Stray end tag."), lastLine: 3, extract: " </p> " },
      { type: "info", subType: "warning", message: "Section lacks heading." },
      { type: "non-document-error", message: "File not found." },
    ),
  ).toMatchObject([
    { file: "0.html", text: "Stray end tag. (line 3): </p>" },
    { file: "0.html", text: "Section lacks heading." },
    { file: "0.html", text: "File not found." },
  ]);
});

it("a note that is no warning is none", () => {
  expect(problems({ type: "info", message: "Trailing slash on void elements has no effect." })).toEqual([]);
});

it("a list that says its role for Safari is none", () => {
  const message = "The “list” role is unnecessary for element “ul”.";
  expect(problems({ type: "info", subType: "warning", message })).toEqual([]);
});

it("the brackets of a cart link, as Shopify documents them, are none; elsewhere they are a problem", () => {
  const bad = (href: string) =>
    error(
      `Bad value “${href}” for attribute “href” on element “a”: Illegal character in query. “[” is not allowed.`,
    );
  expect(problems(bad("https://shop.example/cart/1:1?discount=BRO25&attributes[__snowball]=BRO25"))).toEqual(
    [],
  );
  expect(problems(bad("/faq?q=[beard]"))).toHaveLength(1);
});

it.each([
  "CSS: Unrecognized at-rule “@property”",
  "CSS: “animation-timeline”: Property “animation-timeline” doesn't exist.",
  "CSS: “font-size”: Unknown dimension.",
  "CSS: “transition-property”: “--tw-gradient-from” is not a “transition-property” value.",
])("what the checker's parser of CSS does not know is none: %s", (message) => {
  expect(problems(error(message))).toEqual([]);
});

it.each(["CSS: Parse Error.", "CSS: “color”: “blakc” is not a “color” value."])(
  "other mistakes in styles are problems: %s",
  (message) => {
    expect(problems(error(message))).toMatchObject([{ text: message }]);
  },
);
