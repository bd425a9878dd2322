// The committed articles and their surroundings, and a good article to break.
import { existsSync } from "node:fs";
import type { ArticleFile, ArticleSurroundings } from "@/build/check-articles";
import type { ArticleMeta } from "@/content/types";

const modules = import.meta.glob<{ meta?: unknown; body?: unknown }>("/src/content/articles/*.ts", { eager: true });
const sources = import.meta.glob<string>("/src/content/articles/*.ts", { eager: true, query: "?raw", import: "default" });

export const committed: readonly ArticleFile[] = Object.entries(modules).map(([path, exports]) => ({
  file: path.slice(1),
  source: sources[path] ?? "",
  exports,
}));

const PATHS = new Set(["/", "/about", "/brocode", "/faq", "/muglife", "/#the-drop?offset=50", "/#drop"]);

export const surroundings: ArticleSurroundings = {
  isPath: (path) => PATHS.has(path),
  isPublicFile: (path) => existsSync(`public${path}`),
  allowed: {
    tags: "a blockquote br em figcaption figure h2 h3 h4 hr img li ol p strong table tbody td th thead tr ul".split(" "),
    attributes: ["href", "id", "src", "alt", "width", "height"],
  },
  today: "2026-03-09",
};
