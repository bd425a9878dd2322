import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { createGloss } from "@/features/landing/gloss";
import { WipeSheet } from "@/features/landing/wipe-sheet";

const LABELS = { hint: "Wipe", label: "Sheet", left: "{percent}% left", spent: "Done" };

it("moves by 5% of the word with each press of an arrow key", () => {
  // jsdom has no canvas.
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const gloss = createGloss({ width: 2.1, height: 0.74 }, "gray");
  render(<WipeSheet gloss={gloss} left={100} word={document.createElement("span")} labels={LABELS} />);
  const sheet = screen.getByRole<HTMLInputElement>("slider");
  for (const { value, along } of [
    { value: "5", along: 0.05 },
    { value: "10", along: 0.1 },
  ]) {
    // What a browser does for an arrow key.
    sheet.stepUp();
    fireEvent.input(sheet);
    expect(sheet.value).toBe(value);
    expect(gloss.along()).toBeCloseTo(along);
  }
});
