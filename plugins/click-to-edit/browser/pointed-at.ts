// Reads from the document what the content may have: the text or the picture of an element, and the texts around it.
import type { PlaceQuery } from "./place-query";

/** A button's icon and its label are at most this many elements apart. */
const MAX_TEXTS = 6;
const MAX_LENGTH = 20_000;

/** What is at a point of the window. `target` is the element that would take the click there. */
export function pointedAt(target: Element, x: number, y: number): PlaceQuery {
  const text = textNodeAt(target, x, y);
  if (text) return queryOf(target, [text.data]);
  // A link or a canvas can lie over a picture.
  const media = [target, ...document.elementsFromPoint(x, y)].map(mediaName).find((name) => name !== null);
  return media ? { texts: [media], around: textsAround(target) } : queryOf(target, []);
}

/** What an element holds, for the keyboard. */
export function queryOf(target: Element, texts: readonly string[] = []): PlaceQuery {
  const own = [...texts, target.getAttribute("aria-label") ?? "", ...textsAround(target).slice(0, MAX_TEXTS)];
  const media = target.querySelector("img, video");
  return {
    texts: [...own, (media && mediaName(media)) ?? ""].filter((text) => text.trim() !== ""),
    around: textsAround(target),
  };
}

function textsAround(target: Element): string[] {
  const texts: string[] = [];
  for (
    let element: Element | null = target;
    element && element !== document.body;
    element = element.parentElement
  )
    texts.push((element.textContent ?? "").slice(0, MAX_LENGTH));
  return texts;
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
