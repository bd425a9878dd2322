// Runs in the browser as one built script: inserts markup into the page, dispatches events and reports the result.
import { createSanitizer } from "../src/lib/blog/sanitize-html.ts";

interface Report {
  /** Arguments of `alert` and similar functions, and messages of uncaught errors, in order. */
  ran: string[];
  /** The serialized DOM of each payload that a second pass of the sanitizer would change. */
  unstable: string[];
}

const EVENT_TYPES =
  "load error focus focusin blur mouseover mouseenter mousemove pointerover pointerdown mousedown mouseup keydown input change submit toggle beforetoggle animationstart animationend transitionend scroll wheel drag drop copy paste begin end start finish bounce pageshow hashchange popstate message";

const CANARIES = ["canary of an image", "canary of a link"];

/** Calls back when both canaries have run. */
function watchScripts(ran: string[], resolve: () => void): void {
  const note = (text: unknown): void => {
    ran.push(String(text));
    if (CANARIES.every((canary) => ran.includes(canary))) resolve();
  };
  for (const name of ["alert", "confirm", "prompt", "print", "open"]) {
    Object.defineProperty(window, name, { value: note, configurable: true });
  }
  window.addEventListener("error", (event) => event instanceof ErrorEvent && note(event.message));
  // Only links to scripts are followed; the others would navigate away.
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link && link.protocol !== "javascript:") event.preventDefault();
  });
}

function dispatchEvents(container: Element): void {
  for (const element of container.querySelectorAll("*")) {
    for (const type of EVENT_TYPES.split(" ")) element.dispatchEvent(new Event(type, { bubbles: false }));
    if (element instanceof HTMLElement) HTMLElement.prototype.click.call(element);
  }
}

function newBox(parent: Element): HTMLDivElement {
  const box = document.createElement("div");
  parent.append(box);
  return box;
}

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/**
 * Inserts every payload into the page, sanitized, and then two scripts that always run. When these have run,
 * everything before them has run as well.
 */
export async function run(payloads: readonly string[]): Promise<Report> {
  const ran: string[] = [];
  const canariesRan = new Promise<void>((resolve) => watchScripts(ran, resolve));
  const sanitize = createSanitizer(window);
  const [container, canaries] = [newBox(document.body), newBox(document.body)];
  const boxes = payloads.map(() => newBox(container));
  for (const [index, box] of boxes.entries()) box.innerHTML = sanitize(payloads[index] ?? "");
  const written = boxes.map((box) => box.innerHTML);
  const unstable = written.filter((html) => sanitize(html) !== html);
  dispatchEvents(container);
  canaries.innerHTML = `<img src="data:image/png,x" onerror="alert('${CANARIES[0]}')"><a href="javascript:alert('${CANARIES[1]}')">a</a>`;
  canaries.querySelector("a")?.click();
  await canariesRan;
  await nextFrame();
  await nextFrame();
  return { ran: ran.filter((text) => !CANARIES.includes(text)), unstable };
}
