// Clicks on the links and radio buttons that choose a bundle. From boot on, the document notes them all, so that none is lost: before the
// application runs, while React hydrates, and in a section that failed and shows its HTML from the build. The browser follows the links.

const ATTRIBUTE = "data-bundle";
let clicked: string | null = null;

/** Capturing, because React stops a click that it cannot handle yet. */
export function noteBundleClicks(root: Document): void {
  const note = ({ target }: Event): void => {
    if (target instanceof Element)
      clicked = target.closest(`[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE) ?? clicked;
  };
  root.addEventListener("click", note, true);
}

/** Returns the bundle of the last click once, and null after that or when there was none. */
export function takeClickedBundle(): string | null {
  const taken = clicked;
  clicked = null;
  return taken;
}
