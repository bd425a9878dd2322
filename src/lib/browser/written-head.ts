// The head tags of the prerendered HTML. React hydrates a page without them, so it does not remove them either.

/** Everything that components/head-tags.tsx writes, and nothing of index.html. */
const TAGS = [
  "title",
  "meta[name=description]",
  "meta[name=keywords]",
  "meta[name=robots]",
  "meta[name^='twitter:']",
  "meta[property]",
  "link[rel=canonical]",
  "link[rel=alternate]",
].join();

let written: Element[] = [];

/** Call this before the application renders: later the head has tags of React's as well. */
export function noteWrittenHead(): void {
  written = [...document.head.querySelectorAll(TAGS)];
}

/** Removes them, when the page that they belong to is not the one shown. */
export function removeWrittenHead(): void {
  for (const tag of written.splice(0)) tag.remove();
}
