import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Files that may contain values, and the reason. */
const EXCEPTIONS = new Map([
  [
    "src/features/bros/qr-code.ts",
    "QR code files are black on white, because they are printed and used in other layouts",
  ],
  ["plugins/articles/check-body.ts", "the pattern that finds colors in article bodies"],
]);

const LENGTH = String.raw`\d(?:r?em|px|pt|c?q?[whi]|vw|vh|%)`;
const COLOR =
  /(?<![\w&/#-])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?![-\w])|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;
const CURVE = /\b(?:cubic-bezier|steps|linear)\(/;

const IN_SHEETS = [
  COLOR,
  CURVE,
  /(?<![\w.-])(?:white|black|red)(?![\w-])/,
  /(?<![\w.-])(?!0m?s)\d*\.?\d+m?s\b/,
  new RegExp(String.raw`\b(?:font|font-size|border-radius):[^;]*${LENGTH}`),
];

const IN_MARKUP = [
  COLOR,
  CURVE,
  /\b(?:text|rounded(?:-\w+)?|duration|delay|ease)-\[/,
  /\b(?:duration|delay)-\d/,
  /\[font-stretch:/,
  /\b(?:fontSize|borderRadius|transitionDuration)["']?: ?["'`]?\d/,
];

/** Removes comments and references to the configuration. */
function withoutComments(text: string): string {
  return text
    .replaceAll(/\/\*.*?\*\/|<!--.*?-->/gs, "")
    .replaceAll(/^\s*\/\/.*$/gm, "")
    .replaceAll(/theme\([^()]*\)/g, "token");
}

function valuesIn(file: string, text: string): string[] {
  // The HTML of an article has no styles, and its text names colors.
  const isSheet = /\.(?:css|html|webmanifest)$/.test(file) && !file.startsWith("src/content/");
  const patterns = isSheet ? IN_SHEETS : IN_MARKUP;
  return withoutComments(text)
    .split("\n")
    .filter((line) => patterns.some((pattern) => pattern.test(line)))
    .map((line) => `${file}: ${line.trim()}`);
}

/** They draw what a vendor draws, in the vendor's looks. */
const STAND_IN = /^src\/vendors\/.*\/stand-in.*\.js$/;

const TEXT_FILE = /\.(?:css|html|tsx?|js|webmanifest)$/;

const FILES = ["src", "plugins", "public"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  )
  .concat("index.html")
  .filter((file) => TEXT_FILE.test(file) && !STAND_IN.test(file) && !EXCEPTIONS.has(file));

describe("tailwind.config.ts", () => {
  it("is the only file with values of colors, font sizes, radii, curves and durations", () => {
    expect(FILES.length).toBeGreaterThan(200);
    expect(FILES.flatMap((file) => valuesIn(file, readFileSync(file, "utf8")))).toEqual([]);
  });

  it.each([
    ["a.css", "color: #d2ff3c;", 1],
    ["a.css", "transition: opacity 160ms;", 1],
    ["a.tsx", '<p className="text-[1.0625rem] sm:text-lead">', 1],
    ["a.ts", 'const INK = "#000";', 1],
    ["a.css", "transition: transform theme(transitionDuration.quick); /* 160ms */", 0],
    ["a.tsx", '<a href="#drop" className="text-17 rounded-control duration-quick">', 0],
  ])("finds the values in this line of %s: %s", (file, line, found) => {
    expect(valuesIn(file, line)).toHaveLength(found);
  });
});
