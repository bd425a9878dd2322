// The HTML of a page holds the styles of the pages of its group (src/build/host/page-styles.ts); those of all pages are one
// file that is loaded when it is needed (src/app/frames/whole-sheet.ts).
import { paths } from "./paths.ts";

/** The pages with a weight limit of their own; all others share one set of styles. */
export type StyleGroup = "home" | "blog" | "page";

/** The group of an address, or of a path pattern. */
export function styleGroupOf(path: string): StyleGroup {
  if (path === paths.home) return "home";
  return path.startsWith(paths.muglife) ? "blog" : "page";
}
