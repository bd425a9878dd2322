import { describe, expect, it } from "vitest";
import { findLiteralText } from "./find-literal-text";

const modules = import.meta.glob<string>(
  [
    "/src/**/*.{ts,tsx}",
    "/plugins/click-to-edit/browser/**/*.ts",
    "!/src/content/**",
    // Texts of the demo store replace those that a real shop returns.
    "!/src/demo/store/**",
  ],
  { query: "?raw", import: "default", eager: true },
);

it("all text is in src/content", () => {
  const places = Object.entries(modules).flatMap(([file, source]) =>
    findLiteralText(source, file).map(({ line, text }) => `${file.slice(1)}:${line} “${text}”`),
  );
  expect(
    places,
    "Move these texts to src/content: labels, states and errors to interface.ts, the rest to its page's file. Hand them down as props from routes/ or app/.",
  ).toEqual([]);
});

const textsIn = (source: string, file = "/src/features/x/x.tsx"): string[] =>
  findLiteralText(source, file).map(({ text }) => text);

describe("text in a component is found", () => {
  it.each([
    ["<p>Sold out</p>", "Sold out"],
    ["<p>{left} left</p>", "left"],
    ['<p>{busy ? "Sending" : label}</p>', "Sending"],
    ['<p>{packs === 1 ? "pack" : label}</p>', "pack"],
    ["<p>{`${count} answers`}</p>", "answers"],
    ['<p>{count + " answers"}</p>', "answers"],
    ['const label = isOpen ? "close" : "open";', "close", "open"],
    ['status.textContent = "sold out";', "sold out"],
    ['<button aria-label="Close" />', "Close"],
    ['<button aria-label={open ? "Close" : label} />', "Close"],
    ["<a aria-label={`Watch ${name}`} />", "Watch"],
    ['<img alt="A mug" />', "A mug"],
    ['<Figures label="Prices" />', "Prices"],
    ['draw({ text: { button: "Buy" } })', "Buy"],
    ['const problem = "You seem to be offline.";', "You seem to be offline."],
    ['const template = "<b>Buy</b>";', "<b>Buy</b>"],
  ])("%s", (source, ...texts) => {
    expect(textsIn(source)).toEqual(texts);
  });

  it("is reported with its line", () => {
    expect(findLiteralText("const x = 1;\nconst y = <p>Buy</p>;", "/src/routes/x.tsx")).toEqual([
      { line: 2, text: "Buy" },
    ]);
  });
});

describe("a string that is not shown is ignored", () => {
  it.each([
    ['<p className="mt-3 Font-Bold">{label}</p>'],
    ["<p>{a} / {b}: 100%&nbsp;</p>"],
    ['<button type="button" role="switch" data-bundle="starter" />'],
    ['import x from "./Some File";'],
    ['throw new Error("This browser draws no canvas.");'],
    ['warnOnce("The films did not load.", error);'],
    ['class A extends Error { constructor() { super("The shop failed: x"); } }'],
    ['const isHidden = message === "Script error.";'],
    ['node.closest(".ticket > a");'],
    ['type Kind = "Not found here";'],
    ['const BASE = "inline-flex min-h-12 items-center";'],
  ])("%s", (source) => {
    expect(textsIn(source)).toEqual([]);
  });

  it("may be a sentence in modules that render nothing, as an error or a log entry", () => {
    expect(textsIn('const name = "The email form";', "/src/vendors/x/x.ts")).toEqual([]);
  });
});
