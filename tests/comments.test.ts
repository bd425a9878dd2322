// @vitest-environment node
// A comment that points to a file which has moved sends its reader nowhere.
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const FOLDERS = ["src", "plugins", "tools", "functions", "netlify", "tests", "e2e", "docs", "public"];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map(
    (name) => `${folder}/${name.replaceAll("\\", "/")}`,
  ),
).concat(readdirSync("."));

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(,])\/\/.*$/gm;
/** A file, or a path below one of these folders. What follows a placeholder such as `<slug>` is none. */
const PATH =
  /(?<![\w@./<>$~:*-])(?:\.{1,2}\/)*(?:\w[\w-]*\/)*\w[\w-]*(?:\.[\w-]+)*\.(?:tsx?|css|mjs|md|graphql)\b|(?<![\w@./<>$~:*-])(?:src|lib|app|page|features|components|hooks|vendors|routes|plugins|tools|tests|e2e|docs)\/[\w/-]*\w(?!-<)/g;
/** Files of other projects, and of the specification. */
const OF_OTHERS = [
  "src/utils/headers.ts",
  "packages/headers-parser/src/line_parser.ts",
  "src/components/cart.js",
  "SETUP_PROMPT.md",
  "1-storefront.md",
];

function deadPaths(text: string): string[] {
  const comments = text.match(COMMENT) ?? [];
  const paths = comments.flatMap((comment) => comment.match(PATH) ?? []);
  return paths.filter((path) => {
    const name = path.replace(/^(?:\.{1,2}\/)+/, "");
    const isHere = files.some((file) => `/${file}`.endsWith(`/${name}`) || `/${file}`.includes(`/${name}.`));
    return !isHere && !OF_OTHERS.some((other) => other.startsWith(name));
  });
}

it("every file that a comment names exists", () => {
  const sources = files.filter(
    (file) => file !== "tests/comments.test.ts" && /\.(?:tsx?|css|mjs)$/.test(file),
  );
  expect(sources.length).toBeGreaterThan(1_000);
  expect(
    sources.flatMap((file) => deadPaths(readFileSync(file, "utf8")).map((path) => `${file}: ${path}`)),
  ).toEqual([]);
});
