import { describe, expect, it, vi } from "vitest";
import { systemShare } from "@/lib/browser/share";

const LINK = { text: "Paid link:", url: "https://mugworks.example/BRO25" };

/** Stubs a browser whose share sheet settles in this way. */
function stubShare(share: (link: ShareData) => Promise<void>): void {
  vi.stubGlobal("navigator", { share });
}

describe("the system's share sheet", () => {
  it("is null in a browser without one, and in the build", () => {
    vi.stubGlobal("navigator", {});
    expect(systemShare()).toBeNull();
    vi.stubGlobal("navigator", undefined);
    expect(systemShare()).toBeNull();
  });

  it("gets the text and the link", async () => {
    const share = vi.fn(() => Promise.resolve());
    stubShare(share);
    await expect(systemShare()?.(LINK)).resolves.toBe("shared");
    expect(share).toHaveBeenCalledExactlyOnceWith(LINK);
  });

  it.each([
    ["closed again", () => Promise.reject(new DOMException("Share canceled", "AbortError")), "canceled"],
    ["refused", () => Promise.reject(new DOMException("Permission denied", "NotAllowedError")), "failed"],
    ["broken", () => Promise.reject(new Error("no error of the system")), "failed"],
    ["broken at once", () => notAllowed(), "failed"],
  ])("resolves instead of rejecting when it is %s", async (_, share, outcome) => {
    stubShare(share);
    await expect(systemShare()?.(LINK)).resolves.toBe(outcome);
  });
});

function notAllowed(): never {
  throw new TypeError("not allowed");
}
