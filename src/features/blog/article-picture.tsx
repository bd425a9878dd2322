import type { ReactNode } from "react";

/** Where the picture of an article was on the screen when its card was followed. */
let followed: { slug: string; box: DOMRect; at: number } | null = null;
/** Later, the page may have been scrolled, and nobody expects the picture to come from where it was. */
const FRESH_MS = 1_000;

const boxOf = (element: Element): DOMRect | undefined =>
  element.querySelector("img")?.getBoundingClientRect();

/** Call this when the link of a card is followed: the header of the article then shows its picture moving from the card. */
export function notePicture(slug: string, card: Element | null): void {
  const box = card && boxOf(card);
  followed = box ? { slug, box, at: performance.now() } : null;
}

/**
 * The picture in the header of an article. React's `ViewTransition` would do this too, and is 7 KB of React 19.3: every visitor would
 * load it, and each change of page would wait for two pictures of the screen.
 */
export function ArrivingPicture({ slug, children }: { slug: string; children: ReactNode }) {
  return <div ref={(element) => void (element && moveFromCard(element, slug))}>{children}</div>;
}

function moveFromCard(element: HTMLElement, slug: string): void {
  const from = followed;
  followed = null;
  if (from?.slug !== slug || performance.now() - from.at > FRESH_MS) return;
  // In the frame that shows the article, the page is at its top.
  requestAnimationFrame(() => {
    const to = boxOf(element);
    if (!to?.width) return;
    const move = `translate(${from.box.left - to.left}px, ${from.box.top - to.top}px)`;
    element.style.setProperty("--from", `${move} scale(${from.box.width / to.width})`);
    element.classList.add("arriving-picture");
  });
}
