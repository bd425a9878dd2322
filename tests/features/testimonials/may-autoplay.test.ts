import { expect, it, vi } from "vitest";
import { mayAutoplay } from "@/features/testimonials/use-video-players";

function visitor(wish: { lessMotion: boolean; connection: unknown }): void {
  vi.stubGlobal("matchMedia", () => ({ matches: wish.lessMotion }));
  vi.stubGlobal("navigator", { connection: wish.connection });
}

it.each([
  ["by themselves without a preference", false, { saveData: false }, true],
  ["by themselves where the browser does not report the connection", false, undefined, true],
  ["only by a click under reduced motion", true, undefined, false],
  ["only by a click in data-saving mode", false, { saveData: true }, false],
])("films start %s", (_, lessMotion, connection, plays) => {
  visitor({ lessMotion, connection });
  expect(mayAutoplay()).toBe(plays);
});
