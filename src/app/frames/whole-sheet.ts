// The styles of all pages and states. A page's HTML has the styles of its group of pages, so this sheet is loaded only for a page of
// another group, for the purchase and for a referral code.
import { createLoader } from "@/lib/load-once";
import { warnOnce } from "@/lib/log";
import { styleGroupOf } from "@/lib/style-groups";

/** How long a page or the referral popup waits for a sheet that hangs. */
const SHEET_LIMIT_MS = 3_000;

const load = createLoader((_sheet: "sheet") =>
  Promise.race([import("@/styles/site.css"), new Promise((done) => setTimeout(done, SHEET_LIMIT_MS))]),
);

/** Rejects where the sheet cannot be loaded. Resolves after three seconds where it hangs. */
export const loadWholeSheet = (): Promise<unknown> => load("sheet");

/** For what must work without its styles, too. */
export const loadWholeSheetIfPossible = (): Promise<unknown> =>
  loadWholeSheet().catch((error: unknown) => warnOnce("The style sheet did not load.", error));

/** Whether the HTML that the browser received has the styles of this address. The development server's HTML has none. */
export function hasStylesOf(path: string): boolean {
  if (import.meta.env.DEV) return false;
  const page = document.getElementById("app")?.dataset["page"] ?? "";
  return styleGroupOf(page) === styleGroupOf(path);
}
