import { describe, expect, it, vi } from "vitest";
import { copyText } from "@/lib/browser/clipboard";

describe("the clipboard", () => {
  it("rejects when the browser refuses", async () => {
    const writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    await expect(copyText("BRO25")).rejects.toThrow("denied");
  });

  it("rejects when the browser has none, as on an insecure page", async () => {
    vi.stubGlobal("navigator", {});
    await expect(copyText("BRO25")).rejects.toThrow(TypeError);
  });
});
