// The articles that are written pass the check that the build makes. It knows no word of theirs.
import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { checkArticles, describeProblems } from "@/build/articles/check-articles";
import { brand } from "@/content/brand";
import { scrollTargetFromHash } from "@/lib/scroll";
import { CHECKOUT_ID, DROP_ID } from "@/lib/paths";
import { routes } from "@/app/routes";
import { surroundings } from "./articles";

const modules = import.meta.glob<{ meta?: unknown; body?: unknown }>("/src/content/articles/*.ts", {
  eager: true,
});
const sources = import.meta.glob<string>("/src/content/articles/*.ts", {
  eager: true,
  query: "?raw",
  import: "default",
});
const known = new Set(routes.flatMap((route) => route.known));

function isPath(path: string): boolean {
  const { pathname, hash } = new URL(path, "https://mugworks.example");
  const section = scrollTargetFromHash(hash)?.id;
  return known.has(pathname) && (section === undefined || [CHECKOUT_ID, DROP_ID].includes(section));
}

it("finds nothing wrong with the articles that are written", () => {
  const files = Object.entries(modules).map(([path, exports]) => ({
    file: path.slice(1),
    source: sources[path] ?? "",
    exports,
  }));
  expect(files.length).toBeGreaterThan(22);
  const problems = checkArticles(files, {
    isPath,
    isPublicFile: (path) => existsSync(`public${path}`),
    allowed: surroundings.allowed,
    brand,
    siteUrl: brand.siteUrl,
    today: new Date().toISOString().slice(0, 10),
  });
  expect(problems, describeProblems(problems)).toEqual([]);
});
