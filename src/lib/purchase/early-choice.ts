// The bundle that a visitor chose before the application ran. The application reads it when it starts.

const ATTRIBUTE = "data-bundle";
let chosen: string | null = null;

/**
 * Listens from boot on for clicks on links and radio buttons that choose a bundle. The browser follows the links itself. Capturing, because
 * React stops a click that it cannot handle yet, while it hydrates.
 */
export function noteEarlyChoices(root: Document): void {
  const note = ({ target }: Event): void => {
    if (target instanceof Element)
      chosen = target.closest(`[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE) ?? chosen;
  };
  root.addEventListener("click", note, true);
}

/** Returns the last choice once, and null after that or when there was none. */
export function takeEarlyChoice(): string | null {
  const taken = chosen;
  chosen = null;
  return taken;
}
