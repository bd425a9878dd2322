// Clicks on the links and radio buttons that choose a bundle. From boot on, the document notes them all, so that none is lost: before the
// application runs, while React hydrates, in a section that failed and shows its HTML from the build, and where the page is loaded anew
// before the application has read it. The browser follows the links.
import { STORAGE_KEYS, visitStore } from "@/lib/browser/storage";

function note({ target }: Event): void {
  const id = target instanceof Element && target.closest<HTMLElement>("[data-bundle]")?.dataset["bundle"];
  if (id) visitStore.set(STORAGE_KEYS.clicked, id);
}

/** Capturing, because React stops a click that it cannot handle yet. */
export function noteBundleClicks(root: Document): void {
  root.addEventListener("click", note, true);
}
