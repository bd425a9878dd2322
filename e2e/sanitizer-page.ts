// Runs in the browser, built into one script: puts markup into the page, rouses it and tells what came of it.
import { allowedTags, createSanitizer } from "../src/lib/sanitize-html.ts";

interface Report {
  /** What called `alert` and its like, or threw, in order. */
  ran: string[];
  /** Markup of elements or attributes that no article may hold. */
  unwanted: string[];
  /** Addresses of links, as the browser resolves them. */
  links: string[];
  /** The DOM that each payload became, written out. */
  written: string[];
  /** Of these, what sanitising once more would change. */
  unstable: string[];
}

const ATTRIBUTES = new Set(
  "href rel src alt width height loading scope colspan rowspan start datetime id title lang dir".split(" "),
);

const ROUSING =
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
  // A link is followed where it leads to a script only; the page stays where it is.
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link && link.protocol !== "javascript:") event.preventDefault();
  });
}

function rouse(stage: Element): void {
  for (const element of stage.querySelectorAll("*")) {
    for (const type of ROUSING.split(" ")) element.dispatchEvent(new Event(type, { bubbles: false }));
    if (element instanceof HTMLElement) HTMLElement.prototype.click.call(element);
  }
}

function isUnwanted(element: Element): boolean {
  return (
    !allowedTags.includes(element.localName) ||
    [...element.attributes].some(({ name }) => !ATTRIBUTES.has(name))
  );
}

function newBox(parent: Element): HTMLDivElement {
  const box = document.createElement("div");
  parent.append(box);
  return box;
}

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/**
 * Puts every payload into the page, sanitised or raw, and last two scripts that do run: when these have run, so has
 * everything before them.
 */
export async function run(payloads: readonly string[], sanitised: boolean): Promise<Report> {
  const ran: string[] = [];
  const canariesRan = new Promise<void>((resolve) => watchScripts(ran, resolve));
  const sanitize = createSanitizer(window);
  // Made before any markup comes in: raw markup shadows what the document can do.
  const [stage, canaries] = [newBox(document.body), newBox(document.body)];
  const boxes = payloads.map(() => newBox(stage));
  for (const [index, box] of boxes.entries())
    box.innerHTML = sanitised ? sanitize(payloads[index] ?? "") : (payloads[index] ?? "");
  const elements = boxes.flatMap((box) => [...box.querySelectorAll("*")]);
  const written = boxes.map((box) => box.innerHTML);
  const report = {
    unwanted: elements.filter(isUnwanted).map((element) => element.outerHTML),
    links: [...stage.querySelectorAll("a")]
      .filter((link) => link.hasAttribute("href"))
      .map((link) => link.href),
    written,
    unstable: written.filter((html) => sanitize(html) !== html),
  };
  rouse(stage);
  canaries.innerHTML = `<img src="data:image/png,x" onerror="alert('${CANARIES[0]}')"><a href="javascript:alert('${CANARIES[1]}')">a</a>`;
  canaries.querySelector("a")?.click();
  await canariesRan;
  await nextFrame();
  await nextFrame();
  return { ran: ran.filter((text) => !CANARIES.includes(text)), ...report };
}

/** How many articles there are, and the files of those that the sanitiser changes in this browser. */
export function checkArticles(): { count: number; changed: string[] } {
  const bodies = import.meta.glob<string>("../src/content/articles/*.ts", { eager: true, import: "body" });
  const sanitize = createSanitizer(window);
  const changed = Object.entries(bodies).filter(([, body]) => sanitize(body) !== body);
  return { count: Object.keys(bodies).length, changed: changed.map(([file]) => file) };
}
