/** `cancelled`: the sheet was closed again, which is an answer and no failure. */
export type ShareOutcome = "shared" | "cancelled" | "failed";

export type ShareLink = (link: { text: string; url: string }) => Promise<ShareOutcome>;

/** The system's share sheet, or null where there is none: most desktops, insecure pages, the build. Call it in a click; never rejects. */
export function systemShare(): ShareLink | null {
  if (typeof navigator === "undefined" || !("share" in navigator)) return null;
  return async (link) => {
    try {
      await navigator.share(link);
      return "shared";
    } catch (error) {
      return error instanceof DOMException && error.name === "AbortError" ? "cancelled" : "failed";
    }
  };
}
