// @vitest-environment node
// Renaming the brand is an edit of one file: the whole site is built under another name.
import { execFile } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brand } from "@/content/brand";

const NEW_NAME = "Oakjar";
const NEW_SLUG = "oakjar";
const BUILD_LIMIT_MS = 180_000;

/** What may keep the name: visitors neither read nor hear it. */
const ALLOWED = [
  { pattern: /articles\/mugworks-oil-control(?:-\d+)?/g, why: "files of pictures" },
  { pattern: /mugworks_[a-z_]+/g, why: "storage keys, which visitors' browsers hold" },
  { pattern: /mugworks:event/g, why: "the event that a shop's own scripts listen to" },
  { pattern: /\[mugworks\]/g, why: "the mark of our lines in the console" },
];
/** The logo is a picture. */
const PICTURE = /\.(?:avif|webp|jpg|png|svg|mp4|woff2)$/;

const copy = mkdtempSync(join(tmpdir(), "renamed-"));
const dist = join(copy, "dist");

beforeAll(async () => {
  for (const name of [
    "src",
    "index.html",
    "vite.config.ts",
    "tailwind.config.ts",
    "tsconfig.json",
    "package.json",
  ])
    cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(resolve("public"), join(copy, "public"));
  // A folder of its own, because builds keep their caches in it.
  mkdirSync(join(copy, "node_modules"));
  for (const name of readdirSync("node_modules"))
    if (name !== ".cache" && name !== ".vite")
      symlinkSync(resolve("node_modules", name), join(copy, "node_modules", name));

  const file = join(copy, "src/content/brand.ts");
  const renamed = readFileSync(file, "utf8")
    .replaceAll(brand.name, NEW_NAME)
    .replaceAll(brand.slug, NEW_SLUG);
  writeFileSync(file, renamed);

  const vite = resolve("node_modules/vite/bin/vite.js");
  const { NODE_ENV: _, VITEST: __, ...environment } = process.env;
  await promisify(execFile)(process.execPath, [vite, "build"], { cwd: copy, env: environment });
}, BUILD_LIMIT_MS);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const files = (): string[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !PICTURE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

describe("a site whose brand was renamed in content/brand.ts", () => {
  it("holds the old name in no file and no file's name", () => {
    const old = new RegExp(`.{0,40}${brand.slug}.{0,40}`, "gi");
    const left = files().flatMap((file) => {
      const text = ALLOWED.reduce(
        (rest, { pattern }) => rest.replaceAll(pattern, ""),
        readFileSync(file, "utf8"),
      );
      const found = file.toLowerCase().includes(brand.slug) ? [file] : [];
      return [...found, ...[...text.matchAll(old)].map(([place]) => `${file.slice(dist.length)}: ${place}`)];
    });
    expect(left).toEqual([]);
  });

  it.each(ALLOWED)("keeps it where it may: $why", ({ pattern }) => {
    expect(files().some((file) => readFileSync(file, "utf8").search(pattern) >= 0)).toBe(true);
  });

  it("holds the new one in titles, the manifest, the feed and the address of the brand's article", () => {
    const read = (file: string): string => readFileSync(join(dist, file), "utf8");
    expect(read("index.html")).toMatch(new RegExp(`<title>[^<]*${NEW_NAME}`));
    expect(read("about.html")).toMatch(new RegExp(`alt="${NEW_NAME}"`));
    expect(read("manifest.webmanifest")).toContain(NEW_NAME);
    expect(read("muglife/feed.xml")).toMatch(new RegExp(`<title>[^<]*${NEW_NAME}`));
    expect(read(`muglife/${NEW_SLUG}-oil-control.html`)).toMatch(new RegExp(`<h1[^>]*>[^<]*${NEW_NAME}`));
    expect(read("sitemap.xml")).toContain(`/muglife/${NEW_SLUG}-oil-control<`);
  });
});
