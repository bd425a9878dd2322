// Alt-click on a text or a picture opens its content file in the editor. The development server adds this module to its pages
// (plugins/config/dev-server-plugin.ts); no other module imports it, so no build contains it.
import { clickToEditLabels as labels } from "@/content/dev-tools";
import { fillText } from "@/lib/text/fill-text";
import { addEditBadge, BADGE_TAG, nameOfPlace } from "./edit-badge";
import { readPlaces, type ContentPlace, type PlaceQuery } from "./place-query";
import { PLACES_PATH } from "./places-path";
import { pointedAt, queryOf } from "./pointed-at";

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
