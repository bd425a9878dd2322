// The structured data of every built page. No page is opened. tests/page/ has what each kind of data holds.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { brand } from "@/content/brand";
import { bundles } from "@/content/bundles";
import { BY_DAY } from "../test.ts";

const SCRIPT = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;
const pages = readdirSync("dist", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".html"))
  .map((file) => {
    const html = readFileSync(join("dist", file), "utf8");
    return { file, data: [...html.matchAll(SCRIPT)].map(([, text = ""]): unknown => JSON.parse(text)) };
  });

const dataOf = (file: string): string => JSON.stringify(pages.find((page) => page.file === file)?.data);

test("has no rating and no review on any page: nobody has given one", BY_DAY, () => {
  for (const { file } of pages)
    expect(dataOf(file).match(/"[^"]*(?:rating|review)[^"]*":/gi) ?? [], file).toEqual([]);
});

test("dates each policy as its page does", BY_DAY, () => {
  for (const page of ["privacy", "terms"]) {
    const day = /<time dateTime="([^"]+)"/i.exec(readFileSync(`dist/${page}.html`, "utf8"))?.[1];
    expect(day).toMatch(/^\d{4}-/);
    expect(dataOf(`${page}.html`)).toContain(`"dateModified":"${day}T`);
  }
});

test("names no picture, film or page that the build has not written", BY_DAY, () => {
  const all = pages.map(({ file }) => dataOf(file)).join("\n");
  const own = [...all.matchAll(new RegExp(`"${brand.siteUrl}([^"?#]*)`, "g"))].map(([, path = ""]) => path);
  const files = new Set(
    own.map((path) => (/\.\w+$/.test(path) ? path : path.length > 1 ? `${path}.html` : "/index.html")),
  );
  expect(files.size).toBeGreaterThan(bundles.length);
  expect([...files].filter((file) => !existsSync(join("dist", file)))).toEqual([]);
});
