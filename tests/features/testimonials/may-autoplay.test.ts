import { afterEach, expect, it, vi } from "vitest";
import { mayAutoplay } from "@/features/testimonials/may-autoplay";

afterEach(() => vi.unstubAllGlobals());

function visitor(wish: { lessMotion: boolean; connection: unknown }): void {
  vi.stubGlobal("matchMedia", () => ({ matches: wish.lessMotion }));
  vi.stubGlobal("navigator", { connection: wish.connection });
}

it.each([
  ["by themselves where nothing else was asked for", false, { saveData: false }, true],
  ["by themselves where the browser does not tell", false, undefined, true],
  ["not under reduced motion", true, undefined, false],
  ["not where data is saved", false, { saveData: true }, false],
])("films start %s", (_, lessMotion, connection, plays) => {
  visitor({ lessMotion, connection });
  expect(mayAutoplay()).toBe(plays);
});
