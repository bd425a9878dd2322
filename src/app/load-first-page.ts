import type { Params } from "react-router-dom";
import { reloadForStaleChunk } from "@/features/recovery/stale-chunk";
import { type Loadable, loadPage, pageModules } from "@/hooks/use-page-module";
import { loadSender } from "@/page/referral-parts";

/**
 * Loads the page of the address. Returns whether to render it. When a file does not load, prerendered HTML is left as it is: it
 * stays readable and its links work. In the empty shell the layout renders the failure, with a retry button and links.
 */
export async function loadFirstPage(
  { route, params }: { route: Loadable; params: Params },
  isPrerendered: boolean,
  reload: () => boolean = reloadForStaleChunk,
): Promise<boolean> {
  try {
    await pageModules.load(route);
  } catch {
    // The site may have been deployed again since this HTML was sent. A reload gets the new file names.
    if (reload() || isPrerendered) return false;
  }
  try {
    await loadPage(route, params);
    if (import.meta.env.BROS && document.querySelector("meta[name=sender]")) await loadSender();
  } catch {
    if (isPrerendered) return false;
  }
  return true;
}
