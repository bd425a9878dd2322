/** `canceled`: the visitor closed the share sheet, which is not a failure. */
export type ShareOutcome = "shared" | "canceled" | "failed";

export type ShareLink = (link: { text: string; url: string }) => Promise<ShareOutcome>;

/**
 * Returns a function that opens the system's share sheet, or null where there is none: on most desktops, on insecure
 * pages, at build. Call it while a click is handled. It never rejects.
 */
export function systemShare(): ShareLink | null {
  if (typeof navigator === "undefined" || !("share" in navigator)) return null;
  return async (link) => {
    try {
      await navigator.share(link);
      return "shared";
    } catch (error) {
      return error instanceof DOMException && error.name === "AbortError" ? "canceled" : "failed";
    }
  };
}
