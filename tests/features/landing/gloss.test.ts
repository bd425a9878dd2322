import { beforeEach, expect, it, vi } from "vitest";
import { createGloss, type Gloss } from "@/features/landing/gloss";

const WORD = { width: 2.1, height: 0.74 };

function glossWithoutCanvas(): Gloss {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  return createGloss(WORD, "gray");
}

let gloss: Gloss;
beforeEach(() => {
  gloss = glossWithoutCanvas();
});

it("has 30% of the sheet beyond the center on the word at both its ends", () => {
  expect(gloss.sheet().x).toBeCloseTo(0.3 * 0.42);
  gloss.wipeTo({ x: 99, y: 0 });
  expect(gloss.sheet().x).toBeCloseTo(WORD.width - 0.3 * 0.42);
});

it("loses gloss along the way of the sheet, and reports it to its subscribers", () => {
  const reported = vi.fn<() => void>();
  gloss.left.subscribe(reported);
  gloss.wipeTo({ x: 1, y: 0.3 });
  expect(gloss.left.get()).toBeLessThan(80);
  expect(gloss.left.get()).toBeGreaterThan(20);
  expect(reported).toHaveBeenCalledOnce();
});

it("is matte as soon as at most 12% of the gloss is left", () => {
  const seen: number[] = [];
  for (let share = 0; gloss.left.get() > 0; share += 0.002) {
    seen.push(gloss.left.get());
    gloss.scrubTo(share);
  }
  expect(Math.min(...seen)).toBe(13);
});

it("gets all its gloss back from the switch", () => {
  gloss.scrubTo(0.5);
  gloss.setMatte(true);
  expect(gloss.left.get()).toBe(0);
  gloss.setMatte(false);
  expect(gloss.left.get()).toBe(100);
});

it("keeps a sheet on a word that is narrower than the sheet", () => {
  const short = createGloss({ width: 0.2, height: 0.74 }, "gray");
  short.scrubTo(1);
  expect(short.along()).toBe(0);
  expect(Number.isFinite(short.sheet().x)).toBe(true);
});

it("says that it cannot be drawn where the browser gives no canvas", () => expect(gloss.canDraw).toBe(false));
