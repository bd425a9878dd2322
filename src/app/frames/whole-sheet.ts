// The styles of all pages and states. A page's HTML has the styles of its group of pages, so this sheet is loaded only for a page of
// another group, for the purchase and for a referral code.
import { warnOnce } from "@/lib/log";
import { styleGroupOf } from "@/lib/style-groups";

/** How long a page or the referral popup waits for a sheet that hangs. */
const SHEET_LIMIT_MS = 3_000;

let sheet: Promise<unknown> | null = null;

/**
 * Rejects where the sheet cannot be loaded. Resolves after three seconds where it hangs. A failure is kept: a second import would
 * resolve at once, without the sheet, because Vite inserts each sheet once.
 */
export function loadWholeSheet(): Promise<unknown> {
  sheet ??= Promise.race([
    import("@/styles/site.css"),
    new Promise((done) => setTimeout(done, SHEET_LIMIT_MS)),
  ]);
  return sheet;
}

/** For what must work without its styles, too. */
export const loadWholeSheetIfPossible = (): Promise<unknown> =>
  loadWholeSheet().catch((error: unknown) => warnOnce("The style sheet did not load.", error));

/** Whether the HTML that the browser received has the styles of this address. The development server's HTML has none. */
export function hasStylesOf(path: string): boolean {
  if (import.meta.env.DEV) return false;
  const page = document.getElementById("app")?.dataset["page"] ?? "";
  return styleGroupOf(page) === styleGroupOf(path);
}
