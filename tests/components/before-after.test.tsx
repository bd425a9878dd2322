import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { BeforeAfter } from "@/components/before-after";

const LABEL = "Before and after one wipe";
const labels = { before: "Before it", after: "After it", position: "{before}% before, {after}% after" };

function show() {
  const element = (className: string) => (
    <BeforeAfter
      className={className}
      label={LABEL}
      labels={labels}
      before={<img src="/before.webp" alt="Shiny" />}
      after={<img src="/after.webp" alt="Matte" />}
    />
  );
  const { container, rerender } = render(element("narrow"));
  const slider = screen.getByRole("slider", { name: LABEL });
  const split = (): string =>
    container.querySelector<HTMLElement>(".before-after")?.style.getPropertyValue("--split") ?? "missing";
  /** Arrow keys, mouse and touch all set the value of a native range input and dispatch `input`. */
  const moveTo = (value: number): void => void fireEvent.input(slider, { target: { value: String(value) } });
  const renderAgain = (): void => rerender(element("wide"));
  return { slider, split, moveTo, renderAgain };
}

describe("the before and after slider", () => {
  it("is a slider with a name, from 0 to 100, and in the middle at first", () => {
    const { slider } = show();
    expect(slider).toHaveProperty("value", "50");
    expect(slider.getAttribute("min")).toBe("0");
    expect(slider.getAttribute("max")).toBe("100");
    expect(slider.getAttribute("aria-valuetext")).toBe("50% before, 50% after");
  });

  it("labels each picture, within the part that is cut off with it", () => {
    show();
    for (const [label, picture] of [
      [labels.before, "Shiny"],
      [labels.after, "Matte"],
    ] as const)
      expect(screen.getByText(label).parentElement).toBe(screen.getByAltText(picture).parentElement);
  });

  it("has no inline style before it is moved, because the security policy forbids one in HTML", () => {
    const { split } = show();
    expect(split()).toBe("");
  });

  it.each([
    [0, "0% before, 100% after"],
    [30, "30% before, 70% after"],
    [100, "100% before, 0% after"],
  ])("at %d moves the dividing line and announces how much of each picture is seen", (value, text) => {
    const { slider, split, moveTo } = show();
    moveTo(value);
    expect(split()).toBe(`${value}%`);
    expect(slider.getAttribute("aria-valuetext")).toBe(text);
  });
});
