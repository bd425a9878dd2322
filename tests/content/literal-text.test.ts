import { expect, it } from "vitest";
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

it("text between tags, in attributes and in sentences is found with its line, and what is not shown is ignored", () => {
  const source = `const problem = "You seem to be offline.";
    throw new Error("This browser draws no canvas.");
    const page = <p className="mt-3">{busy ? "Sending" : label} left</p>;
    const close = <button type="button" aria-label={\`Close \${name}\`} />;`;
  expect(findLiteralText(source, "/src/features/x/x.tsx")).toEqual([
    { line: 1, text: "You seem to be offline." },
    { line: 3, text: "Sending" },
    { line: 3, text: "left" },
    { line: 4, text: "Close" },
  ]);
});
