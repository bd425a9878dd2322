import { field } from "@/lib/field";

/**
 * Keeps messages from the library that make it reload the page, or throw. It takes them from any window, such as the frame of another
 * vendor, and they are meant for ways to the checkout that this site has not. Call before the library's interface is made, once.
 */
export function ignoreMessages(view: Window): void {
  view.addEventListener(
    "message",
    (event) => {
      if (isForLibrary(event.data)) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

function isForLibrary(data: unknown): boolean {
  try {
    // The library reads any value as a text.
    const message: unknown = JSON.parse(String(data));
    if (message === null) return true;
    return Boolean(field(message, "syncCart")) || Boolean(field(message, "current_checkout_page"));
  } catch {
    return false;
  }
}
