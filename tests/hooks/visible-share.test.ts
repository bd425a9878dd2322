import { describe, expect, it } from "vitest";
import { visibleShare } from "@/hooks/use-video-playback";

const size = (width: number, height: number) => ({ width, height });
const CARD = size(320, 569);

describe("the share of a card in view", () => {
  it.each([
    ["all of it", CARD, 1],
    ["six tenths of its height", size(320, 341.4), 0.6],
    ["six tenths of its width", size(192, 569), 0.6],
    ["nothing", size(0, 0), 0],
  ])("is measured against the card on a screen that holds it: %s", (_, seen, share) => {
    expect(visibleShare(CARD, seen, size(1280, 800))).toBeCloseTo(share, 5);
  });

  it("is measured against a landscape phone, which never shows a whole card", () => {
    const phone = size(844, 300);
    expect(visibleShare(CARD, size(320, 300), phone)).toBe(1);
    expect(visibleShare(CARD, size(320, 180), phone)).toBeCloseTo(0.6, 5);
  });

  it("is 0 where the card or the window has no size", () => {
    expect(visibleShare(size(0, 0), size(0, 0), size(1280, 800))).toBe(0);
  });
});
