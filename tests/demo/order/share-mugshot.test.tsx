import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { demoCheckout } from "@/content/demo-checkout";
import { PictureFailure } from "@/demo/order/draw-picture";
import { ShareMugshot } from "@/demo/order/share-mugshot";
import { shareFile } from "@/lib/browser/share-file";

const labels = demoCheckout.mugshot;
const file = new File(["x"], "mugshot.png", { type: "image/png" });
const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");

/** Taps the button, and returns what was saved. */
function show(props: Pick<Parameters<typeof ShareMugshot>[0], "draw" | "share">): string[] {
  const saved: string[] = [];
  render(
    <ShareMugshot
      labels={labels}
      picture={{ current: svg }}
      save={(_, name) => void saved.push(name)}
      {...props}
    />,
  );
  tap();
  return saved;
}

const tap = () => fireEvent.click(screen.getByRole("button", { name: labels.share }));

it.each([
  ["shared", "", []],
  ["canceled", "", []],
  ["failed", labels.refused, ["mugshot.png"]],
  [null, labels.saved, ["mugshot.png"]],
] as const)("says what became of the picture: %s", async (outcome, text, names) => {
  const saved = show({ draw: async () => file, share: async () => outcome });
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(text));
  expect(saved).toEqual(names);
});

it.each([
  ["canvas", labels.noCanvas],
  ["fonts", labels.noFonts],
  ["pictures", labels.noPictures],
] as const)("says that the %s failed, and tries again at the next tap", async (missing, text) => {
  vi.spyOn(console, "warn").mockReturnValue();
  let isThere = false;
  const saved = show({
    draw: async () => {
      if (isThere) return file;
      throw new PictureFailure(missing);
    },
    share: async () => null,
  });
  await screen.findByText(text);
  expect(saved).toEqual([]);
  isThere = true;
  tap();
  await screen.findByText(labels.saved);
  expect(saved).toEqual(["mugshot.png"]);
});

const canShare = vi.fn<(data: ShareData) => boolean>();
const systemShare = vi.fn<(data: ShareData) => Promise<void>>();

afterEach(() => {
  for (const name of ["canShare", "share"]) Reflect.deleteProperty(navigator, name);
});

it.each([
  ["shared", true, null],
  ["canceled", true, new DOMException("", "AbortError")],
  ["failed", true, new DOMException("", "NotAllowedError")],
  [null, false, null],
] as const)("shares a file by the system: %s", async (outcome, isAble, error) => {
  Object.assign(navigator, { canShare, share: systemShare });
  canShare.mockReturnValue(isAble);
  if (error) systemShare.mockRejectedValue(error);
  else systemShare.mockResolvedValue();
  expect(await shareFile(file)).toBe(outcome);
  expect(canShare).toHaveBeenLastCalledWith({ files: [file] });
});
