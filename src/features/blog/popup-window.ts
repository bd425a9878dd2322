const POPUP_WIDTH_PX = 600;
const POPUP_HEIGHT_PX = 400;

/** Opens a small window. Returns false if the browser blocked it. */
export function openPopupWindow(url: string): boolean {
  // With `noopener`, `window.open` always returns null, so a blocked window could not be told from an open one.
  const opened = window.open(url, "share", `width=${POPUP_WIDTH_PX},height=${POPUP_HEIGHT_PX}`);
  if (opened === null || opened.closed) return false;
  opened.opener = null;
  return true;
}
