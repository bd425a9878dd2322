// What a visitor chose while the page was HTML only. The application that comes later would know nothing of it.

const ATTRIBUTE = "data-bundle";
let chosen: string | null = null;

/** Listens for links that carry a choice, from boot on. Where they lead is left to the browser. */
export function noteEarlyChoices(root: Document): void {
  root.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest(`[${ATTRIBUTE}]`) : null;
    if (link) chosen = link.getAttribute(ATTRIBUTE);
  });
}

/** The last choice, once; null when there was none. */
export function takeEarlyChoice(): string | null {
  const taken = chosen;
  chosen = null;
  return taken;
}
