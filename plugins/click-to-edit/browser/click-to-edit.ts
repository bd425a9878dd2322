// Alt-click on a text or a picture opens its content file in the editor. The development server adds this module to its pages
// (plugins/config/dev-server-plugin.ts); no other module imports it, so no build contains it.
import { clickToEditLabels as labels } from "@/content/dev-tools";
import { field, listField, textField } from "@/lib/field";
import { fillText } from "@/lib/text/fill-text";
import styles from "./edit-badge.css?inline";
import { PLACES_PATH, type ContentPlace, type PlaceQuery } from "./place-query";

const BADGE_TAG = "click-to-edit";
/** A button's icon and its label are at most this many elements apart. */
const MAX_TEXTS = 6;
const MAX_LENGTH = 20_000;

const badge = addEditBadge();

// Before the page's own listeners, so that no link opens, no film plays and no slider moves.
for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup"] as const)
  window.addEventListener(type, (event) => event.altKey && event.stopPropagation(), { capture: true });

window.addEventListener(
  "click",
  (event) => {
    const { target } = event;
    if (!event.altKey || !(target instanceof Element) || target.localName === BADGE_TAG) return;
    take(event);
    void edit(pointedAt(target, event.clientX, event.clientY));
  },
  { capture: true },
);

window.addEventListener(
  "keydown",
  (event) => {
    const { activeElement: target } = document;
    if (!event.altKey || event.key !== "Enter" || !target || target === document.body) return;
    take(event);
    void edit(queryOf(target));
  },
  { capture: true },
);

function take(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

async function edit(query: PlaceQuery): Promise<void> {
  try {
    const response = await fetch(PLACES_PATH, { method: "POST", body: JSON.stringify(query) });
    const places = readPlaces(await response.json());
    const [first] = places;
    if (!first) badge.show(labels.none);
    else if (places.length === 1) await open(first);
    else badge.offer(places, (place) => void open(place));
  } catch {
    badge.show(labels.failed);
  }
}

/** Vite finds the editor that is running, or takes the one in the variable LAUNCH_EDITOR. */
async function open(place: ContentPlace): Promise<void> {
  const { file, line, column } = place;
  const { ok } = await fetch(`/__open-in-editor?file=${encodeURIComponent(`${file}:${line}:${column}`)}`);
  badge.show(ok ? fillText(labels.opened, { section: nameOfPlace(place) }) : labels.failed);
}

/** The places in an answer of the development server, which may be another one after a restart. */
function readPlaces(answer: unknown): ContentPlace[] {
  return listField({ places: answer }, "places", (entry) => ({
    file: textField(entry, "file"),
    line: Number(field(entry, "line")),
    column: Number(field(entry, "column")),
    text: textField(entry, "text"),
  }));
}

const nameOfPlace = ({ file, line }: ContentPlace): string => `${file}:${line}`;

/** The badge in a corner of each page: says what Alt-click does, what it found, and lets choose. */
function addEditBadge() {
  const host = document.createElement(BADGE_TAG);
  const root = host.attachShadow({ mode: "open" });
  const sheet = document.createElement("style");
  sheet.textContent = styles;
  const box = document.createElement("div");
  box.className = "badge";
  const status = document.createElement("p");
  status.role = "status";
  const choices = document.createElement("div");
  box.append(status, choices);
  root.append(sheet, box);
  document.body.append(host);

  const show = (text: string): void => {
    status.textContent = text;
    choices.replaceChildren();
  };
  show(labels.hint);
  return {
    show,
    offer(places: readonly ContentPlace[], open: (place: ContentPlace) => void): void {
      show(fillText(labels.choose, { count: places.length }));
      for (const place of places) {
        const button = document.createElement("button");
        button.textContent = `${nameOfPlace(place)}  ${place.text}`;
        button.addEventListener("click", () => open(place));
        choices.append(button);
      }
      choices.querySelector("button")?.focus();
    },
  };
}

/** What is at a point of the window. `target` is the element that would take the click there. */
function pointedAt(target: Element, x: number, y: number): PlaceQuery {
  const text = textNodeAt(target, x, y);
  if (text) return queryOf(target, [text.data]);
  // A link or a canvas can lie over a picture.
  const media = [target, ...document.elementsFromPoint(x, y)].map(mediaName).find((name) => name !== null);
  return media ? { texts: [media], around: textsAround(target) } : queryOf(target, []);
}

/** What an element holds, for the keyboard. */
function queryOf(target: Element, texts: readonly string[] = []): PlaceQuery {
  const around = textsAround(target);
  const media = target.querySelector("img, video");
  const label = target.getAttribute("aria-label") ?? "";
  const all = [...texts, label, ...around.slice(0, MAX_TEXTS), (media && mediaName(media)) ?? ""];
  return { texts: all.filter((text) => text.trim() !== ""), around };
}

function textsAround(target: Element): string[] {
  const { parentElement: parent, textContent } = target;
  const outer = parent && parent !== document.body ? textsAround(parent) : [];
  return target === document.body ? [] : [textContent.slice(0, MAX_LENGTH), ...outer];
}

/** The text below the point. A browser gives the nearest text where there is none. */
function textNodeAt(target: Element, x: number, y: number): Text | null {
  const node = document.caretRangeFromPoint(x, y)?.startContainer;
  if (!(node instanceof Text) || !target.contains(node)) return null;
  const range = document.createRange();
  range.selectNodeContents(node);
  const isInside = [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
  return isInside ? node : null;
}

/** The name of a picture in the content, such as `product/pack-hero`, or the path of a film. */
function mediaName(element: Element): string | null {
  if (element instanceof HTMLImageElement) {
    const { pathname } = new URL(element.currentSrc || element.src, window.location.href);
    return pathname.replace(/^\/pictures\/(.*)-\d+\.\w+$/, "$1");
  }
  if (!(element instanceof HTMLVideoElement)) return null;
  const address = element.currentSrc || element.querySelector("source")?.src || element.poster;
  return address ? new URL(address, window.location.href).pathname : null;
}
