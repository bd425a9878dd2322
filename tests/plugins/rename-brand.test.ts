// @vitest-environment node
// Renaming the brand is an edit of one file. This test makes that edit in a copy of the site and builds the copy.
import { execFile } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { copyProject } from "../copy-project";
import { brand } from "@/content/brand";

const NEW_NAME = "Oakjar";
const NEW_SLUG = "oakjar";
const BUILD_LIMIT_MS = 180_000;

/** Places that may keep the old name, because visitors do not see or hear them. */
const ALLOWED = [
  { pattern: /articles\/mugworks-oil-control(?:-\d+)?/g, why: "the file names of pictures" },
  { pattern: /mugworks_[a-z_]+/g, why: "storage keys, which are in use in visitors' browsers" },
  { pattern: /mugworks:event/g, why: "the event that a shop's own scripts listen to" },
];
/** Media and font files are not searched. The logo is a picture. */
const MEDIA = /\.(?:avif|webp|jpg|png|svg|mp4|woff2)$/;

const copy = copyProject();
const dist = join(copy, "dist");

beforeAll(async () => {
  const file = join(copy, "src/content/brand.ts");
  const renamed = readFileSync(file, "utf8")
    .replaceAll(brand.name, NEW_NAME)
    .replaceAll(brand.slug, NEW_SLUG);
  writeFileSync(file, renamed);

  const vite = resolve("node_modules/vite/bin/vite.js");
  const { NODE_ENV: _, VITEST: __, ...environment } = process.env;
  await promisify(execFile)(process.execPath, [vite, "build"], { cwd: copy, env: environment });
}, BUILD_LIMIT_MS);

const files = (): string[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !MEDIA.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

describe("a site whose brand was renamed in content/brand.ts", () => {
  it("contains the old name in no file and no file name", () => {
    const old = new RegExp(`.{0,40}${brand.slug}.{0,40}`, "gi");
    const occurrences = files().flatMap((file) => {
      const text = ALLOWED.reduce(
        (rest, { pattern }) => rest.replaceAll(pattern, ""),
        readFileSync(file, "utf8"),
      );
      const found = file.toLowerCase().includes(brand.slug) ? [file] : [];
      return [...found, ...[...text.matchAll(old)].map(([match]) => `${file.slice(dist.length)}: ${match}`)];
    });
    expect(occurrences).toEqual([]);
  });

  it.each(ALLOWED)("may contain it in $why", ({ pattern }) => {
    expect(files().some((file) => readFileSync(file, "utf8").search(pattern) >= 0)).toBe(true);
  });

  it("contains the new name in titles, the manifest, the feed and the address of the brand's article", () => {
    const read = (file: string): string => readFileSync(join(dist, file), "utf8");
    expect(read("index.html")).toMatch(new RegExp(`<title>[^<]*${NEW_NAME}`));
    expect(read("about.html")).toMatch(new RegExp(`alt="${NEW_NAME}"`));
    expect(read("manifest.webmanifest")).toContain(NEW_NAME);
    expect(read("muglife/feed.xml")).toMatch(new RegExp(`<title>[^<]*${NEW_NAME}`));
    expect(read(`muglife/${NEW_SLUG}-oil-control.html`)).toMatch(new RegExp(`<h1[^>]*>[^<]*${NEW_NAME}`));
    expect(read("sitemap.xml")).toContain(`/muglife/${NEW_SLUG}-oil-control<`);
  });
});
