// @vitest-environment node
// What phones' browsers read of the styles and of index.html.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { filesIn } from "../../plugins/files";

const styles = filesIn("src")
  .filter((path) => path.endsWith(".css"))
  .map((path) => [path, readFileSync(`src${path}`, "utf8")] as const);

it("no part of a page takes the two fingers that zoom", () => {
  const found = styles.flatMap(([path, css]) =>
    [...css.matchAll(/touch-action:\s*([^;]+);/g)].map(([, value = ""]) => [path, value] as const),
  );
  expect(found.length).toBeGreaterThan(2);
  expect(found.filter(([, value]) => !/pinch-zoom|manipulation|auto/.test(value))).toEqual([]);
});

it("a browser that darkens pages by itself leaves this one, also before its styles are there, and its frames", () => {
  const html = readFileSync("index.html", "utf8");
  expect(html.indexOf('<meta name="color-scheme" content="only light" />')).toBeLessThan(
    html.indexOf("<script"),
  );
  for (const file of ["index.html", "src/features/bros/demo-signup.html", "plugins/host/frame.html"])
    expect(readFileSync(file, "utf8"), file).toContain('<meta name="color-scheme" content="only light"');
});

it("the window has insets, which pages keep free (e2e/demo/safe-area.spec.ts), and the popup does", () => {
  expect(readFileSync("index.html", "utf8")).toContain("viewport-fit=cover");
  const popup = styles.find(([path]) => path.endsWith("/referral-popup.css"))?.[1];
  expect(popup).toContain("env(safe-area-inset-bottom)");
});
