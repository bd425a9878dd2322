import { describe, expect, it, vi } from "vitest";
import { copyText } from "@/lib/browser/clipboard";

describe("the clipboard", () => {
  it("gets the text, and the promise resolves only then", async () => {
    const texts: string[] = [];
    let allow = (): void => undefined;
    const writeText = (text: string) =>
      new Promise<void>((resolve) => {
        allow = () => {
          texts.push(text);
          resolve();
        };
      });
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    const copied = copyText("BRO25");
    expect(texts).toEqual([]);
    allow();
    await copied;
    expect(texts).toEqual(["BRO25"]);
  });

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
