// The HTML of a page holds the styles of the pages of its group (plugins/pages/page-styles.ts); those of all pages are one
// file that is loaded when it is needed (src/app/whole-sheet.ts).
import { paths } from "./paths.ts";

/** The pages with a weight limit of their own; all others share one set of styles. */
export type StyleGroup = "home" | "list" | "article" | "page";

const LIST = /^\/muglife(?:\/(?:page|tag)\/.*)?$/;

/** The group of an address, or of a path pattern. */
export function styleGroupOf(path: string): StyleGroup {
  if (path === paths.home) return "home";
  if (!path.startsWith(paths.muglife)) return "page";
  return LIST.test(path) ? "list" : "article";
}

/** The blog's pages have nothing that changes before any input, so they start the application on the first input only. */
export function startsByItself(group: StyleGroup): boolean {
  return group === "home" || group === "page";
}
