// The second click of a double click on "Add to cart": the library has opened its cart by then, and closes it on a click outside it.

/** Windows counts two clicks within 500 ms as one double click, unless the user sets another time. */
const SECOND_CLICK_MS = 500;
/** Android counts two taps within 100 px as one double tap. */
const SECOND_CLICK_PX = 100;

interface Click {
  readonly timeStamp: number;
  readonly clientX: number;
  readonly clientY: number;
}

/** Keeps the library from closing its cart by the second of two clicks, the first of which opened it. Call once. */
export function keepOpenedCart(cartNode: HTMLElement): void {
  const isOpen = (): boolean => cartNode.classList.contains("is-active");
  let opening: Click | null = null;
  document.addEventListener(
    "click",
    (event) => {
      if (!isOpen()) opening = event;
    },
    { capture: true },
  );
  // The library listens at the document. What was clicked has had its event by now.
  document.body.addEventListener("click", (event) => {
    if (!isOpen() || !opening || opening === event) return;
    const isInCart = event.target instanceof Node && cartNode.contains(event.target);
    // Browsers count the clicks of a mouse, by the user's own setting, but not all of them count taps.
    if (!isInCart && (event.detail > 1 || isSecond(opening, event))) event.stopPropagation();
  });
}

function isSecond(first: Click, second: Click): boolean {
  const distance = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY);
  return second.timeStamp - first.timeStamp < SECOND_CLICK_MS && distance < SECOND_CLICK_PX;
}
