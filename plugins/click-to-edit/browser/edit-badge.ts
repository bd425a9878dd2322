// The badge in a corner of each page of the development server: says what Alt-click does, what it found, and lets choose.
import { clickToEditLabels as labels } from "@/content/dev-tools";
import { fillText } from "@/lib/text/fill-text";
import styles from "./edit-badge.css?inline";
import type { ContentPlace } from "./place-query";

export const BADGE_TAG = "click-to-edit";

export function nameOfPlace({ file, line }: ContentPlace): string {
  return `${file}:${line}`;
}

export function addEditBadge() {
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
    /** Announces a text. */
    show,
    /** Shows the places as buttons. */
    offer(places: readonly ContentPlace[], open: (place: ContentPlace) => void): void {
      show(fillText(labels.choose, { count: places.length }));
      for (const place of places) {
        const button = document.createElement("button");
        button.textContent = `${nameOfPlace(place)}  ${place.name}`;
        button.addEventListener("click", () => open(place));
        choices.append(button);
      }
      choices.querySelector("button")?.focus();
    },
  };
}
