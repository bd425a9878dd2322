// When the page was first shown: the boot script runs then, the application later.

const bootedAt = performance.now();
let firstPage = true;

/** Milliseconds that the page now shown has been on screen. Call once when a page appears. */
export function sinceShownMs(): number {
  const since = firstPage ? performance.now() - bootedAt : 0;
  firstPage = false;
  return since;
}

/** Called when the first page is left: what comes next is shown from its own beginning. */
export function leaveFirstPage(): void {
  firstPage = false;
}
