// The bundle that a visitor chose before the application ran. The application reads it when it starts.

const ATTRIBUTE = "data-bundle";
let chosen: string | null = null;

/** Listens from boot on for clicks on links and radio buttons that choose a bundle. The browser follows the links itself. */
export function noteEarlyChoices(root: Document): void {
  root.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest(`[${ATTRIBUTE}]`) : null;
    if (link) chosen = link.getAttribute(ATTRIBUTE);
  });
}

/** Returns the last choice once, and null after that or when there was none. */
export function takeEarlyChoice(): string | null {
  const taken = chosen;
  chosen = null;
  return taken;
}
