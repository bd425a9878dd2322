import { act, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import * as qrMaker from "@/features/bros/qr-code";
import { type LoadQrMaker, QrCodePanel } from "@/features/bros/qr-code-panel";
import type { saveFile } from "@/lib/browser/save-file";
import { labels } from "./kit-labels";

const { qr } = labels;

interface Saved {
  name: string;
  type: string;
  size: number;
}

function stub(load: LoadQrMaker, code: string | null = "BRO25") {
  const saved: Saved[] = [];
  const save: typeof saveFile = ({ type, size }, name) => void saved.push({ name, type, size });
  const element = (shown: string | null) => (
    <QrCodePanel
      labels={qr}
      code={shown}
      link={shown === null ? null : `https://shop.example/${shown}`}
      load={load}
      save={save}
    />
  );
  const { rerender } = render(element(code));
  return { saved, show: (next: string | null) => act(async () => rerender(element(next))) };
}

const drawing = () => screen.queryByRole("img", { name: `${qr.label}: ${qr.disclosure}` });
const click = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const announced = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
const loaded: LoadQrMaker = () => Promise.resolve(qrMaker);

describe("the QR code of a link", () => {
  it("loads the script that draws it once, and only when there is a link", async () => {
    const load = vi.fn(loaded);
    const { show } = stub(load, null);
    expect(screen.getByText(qr.waiting)).toBeDefined();
    expect(load).not.toHaveBeenCalled();
    await show("BRO25");
    expect(drawing()).not.toBeNull();
    await show("MATTE15");
    await show(null);
    expect(drawing()).toBeNull();
    await show("BRO25");
    expect(load).toHaveBeenCalledOnce();
  });

  it("announces that it is being drawn", async () => {
    stub(() => new Promise(() => undefined));
    expect(announced()).toContain(qr.drawing);
  });

  it.each([
    [qr.svg, "svg", "image/svg+xml"],
    [qr.png, "png", "image/png"],
  ])("is saved as %s under the code's name", async (button, ending, type) => {
    const pngFile = () => Promise.resolve(new Blob(["png"], { type: "image/png" }));
    const { saved, show } = stub(() => Promise.resolve({ ...qrMaker, pngFile }));
    await show("BRO25");
    await click(`${qr.download} ${button}`);
    expect(saved).toEqual([{ name: `${qr.filePrefix}BRO25.${ending}`, type, size: expect.any(Number) }]);
  });

  it("reports when the browser cannot draw a PNG", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const pngFile = () => Promise.reject(new Error("no canvas"));
    const { saved, show } = stub(() => Promise.resolve({ ...qrMaker, pngFile }));
    await show("BRO25");
    await click(`${qr.download} ${qr.png}`);
    expect(saved).toEqual([]);
    expect(screen.getByRole("status").textContent).toBe(qr.pngFailed);
  });

  it("can be requested again when its script failed to load", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const load = vi.fn(loaded).mockRejectedValueOnce(new Error("offline"));
    const { show } = stub(load);
    await show("BRO25");
    expect(announced()).toContain(qr.failed);
    await click(qr.retry);
    expect(drawing()).not.toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });
});
