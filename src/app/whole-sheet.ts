// The styles of all pages and states. A page's HTML has the styles of its group of pages, so this sheet is loaded only with a page of
// another group, and with the application on the blog's pages.
import { canAdoptStyles } from "@/lib/browser/adopt-styles";
import { warnOnce } from "@/lib/log";
import { startsByItself, styleGroupOf } from "@/lib/site/style-groups";

/** How long a page waits for a sheet that hangs. */
const SHEET_LIMIT_MS = 3_000;

type LoadSheet = () => Promise<unknown>;

let sheet: Promise<unknown> | null = null;

const importSheet: LoadSheet = () => import("@/styles/site.css");

/**
 * Rejects where the sheet cannot be loaded. The rejection is cached, so every page of another group is loaded as a document from then
 * on. Resolves after three seconds where the sheet hangs: a rejection, as `withTimeLimit` gives it, would be cached for a sheet that
 * may still arrive and apply.
 */
function loadWholeSheet(load: LoadSheet): Promise<unknown> {
  sheet ??= Promise.race([load(), new Promise((done) => setTimeout(done, SHEET_LIMIT_MS))]);
  return sheet;
}

/**
 * Loads what a page needs besides the styles in the HTML that the browser received: nothing for a page of the same group, whose
 * styles are all in it or in scripts, unless the application starts on input only, or the browser takes no styles from scripts. Rejects where the page would be shown without its styles.
 */
export async function loadStylesOf(
  path: string,
  load: LoadSheet = importSheet,
  canAdopt = canAdoptStyles(),
): Promise<void> {
  const group = styleGroupOf(path);
  const received = document.documentElement.dataset["page"] ?? "";
  // The development server's HTML has no styles.
  if (import.meta.env.DEV || styleGroupOf(received) !== group) await loadWholeSheet(load);
  else if (!startsByItself(group) || !canAdopt)
    await loadWholeSheet(load).catch((error: unknown) => warnOnce("The style sheet did not load.", error));
}
