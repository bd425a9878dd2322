// Going back and forward while the application does not run.

/** The path of the page that is shown; null while the router shows the page of the address. */
let shown: string | null = null;

function note(): void {
  shown = window.location.pathname;
}

/**
 * From boot on, loads the page that the visitor goes back or forward to, until the router shows it. The application makes pages without
 * loading a document, so after a reload, browsers count them as one document: they change the address and leave the page as it is.
 */
export function reloadOnTravel(reload: () => void = () => window.location.reload()): void {
  note();
  window.addEventListener("popstate", () => {
    if (shown !== null && shown !== window.location.pathname) reload();
  });
}

/** Leaves it to the router. Returns how to take it back, where the application fails and the page stays as it is. */
export function leaveTravelToRouter(): () => void {
  shown = null;
  return note;
}
