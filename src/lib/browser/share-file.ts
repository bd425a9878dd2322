import type { ShareOutcome } from "./share";

/** Null where the browser cannot share this file: on most desktops. Call it while a click is handled. It never rejects. */
export async function shareFile(file: File): Promise<ShareOutcome | null> {
  try {
    if (!("canShare" in navigator) || !navigator.canShare({ files: [file] })) return null;
    await navigator.share({ files: [file] });
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "canceled" : "failed";
  }
}
