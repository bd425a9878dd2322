// The popup tears at its perforation when its code is redeemed: the upper part falls, the stub moves to the code's pill. Only
// copies of the popup move, so nothing waits for them.
import { CHECKOUT_ID, CHECKOUT_OFFSET_PX } from "@/lib/site/paths";
import { prefersReducedMotion } from "@/lib/browser/reduced-motion";

/**
 * Call while the popup is still open. Returns whether it tears. `perforation` is the element of its paper that begins with the perforated line. The copies are a
 * popover, so that they can be above the popup, which closes later.
 */
export function tearPopup(paper: HTMLElement, perforation: HTMLElement): boolean {
  // Safari before 14 cannot report when an animation ends, before 17 it has no popovers, and a hidden tab paints nothing.
  if (!("getAnimations" in paper && "showPopover" in paper) || document.hidden || prefersReducedMotion())
    return false;
  const { left, top, width, height } = paper.getBoundingClientRect();
  const upperHeight = perforation.getBoundingClientRect().top - top;
  const layer = document.createElement("div");
  layer.className = "torn-popup";
  layer.ariaHidden = "true";
  layer.inert = true;
  const upper = partOf(paper, "torn-upper", 0, { left, top, width, height: upperHeight });
  const stub = partOf(paper, "torn-stub", upperHeight, {
    left,
    top: top + upperHeight,
    width,
    height: height - upperHeight,
  });
  layer.append(upper, stub);
  layer.popover = "manual";
  document.body.append(layer);
  layer.showPopover();
  void play(upper, stub).finally(() => layer.remove());
  return true;
}

async function play(upper: HTMLElement, stub: HTMLElement): Promise<void> {
  const upperEnded = ended(upper);
  await ended(stub);
  // Not earlier: the picker with the pill may be on the page that is being loaded.
  const to = pillBox();
  if (to) {
    stub.style.setProperty("--x", `${to.left - stub.offsetLeft}px`);
    stub.style.setProperty("--y", `${to.top - stub.offsetTop}px`);
    stub.style.setProperty("--width", String(to.width / stub.offsetWidth));
    stub.style.setProperty("--height", String(to.height / stub.offsetHeight));
  }
  stub.classList.add(to ? "torn-stub-lands" : "torn-stub-falls");
  await Promise.all([ended(stub), upperEnded]);
}

/** Resolves when all animations of the element have ended or were canceled; at once where there are none. */
async function ended(element: HTMLElement): Promise<void> {
  await Promise.allSettled(element.getAnimations().map((animation) => animation.finished));
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function partOf(paper: HTMLElement, className: string, fromTop: number, box: Box): HTMLElement {
  const part = document.createElement("div");
  part.className = `torn-part ${className}`;
  for (const side of ["left", "top", "width", "height"] as const) part.style[side] = `${box[side]}px`;
  const copy = paper.cloneNode(true);
  if (copy instanceof HTMLElement) {
    copy.style.marginTop = `${-fromTop}px`;
    for (const element of copy.querySelectorAll("[id]")) element.removeAttribute("id");
  }
  part.append(copy);
  return part;
}

/** Where the code's pill is: in the navigation bar, else in the picker, once the page has scrolled there. */
function pillBox(): Box | null {
  const picker = document.getElementById(CHECKOUT_ID);
  const pills = document.querySelectorAll(`header .code-pill, #${CHECKOUT_ID} .code-pill`);
  for (const pill of pills) {
    const { left, top, width, height } = pill.getBoundingClientRect();
    const scrolled = picker?.contains(pill) ? picker.getBoundingClientRect().top - CHECKOUT_OFFSET_PX : 0;
    if (width > 0) return { left, top: top - scrolled, width, height };
  }
  return null;
}
