import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { BackToTop } from "@/components/back-to-top";

const scrollTo = vi.fn<(options: ScrollToOptions) => void>();
const PAGE_HEIGHT = 4_000;

beforeEach(() => {
  vi.useFakeTimers();
  scrollTo.mockReset();
  vi.stubGlobal("scrollTo", scrollTo);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(PAGE_HEIGHT);
});

/** The position is read after the frame. Fake timers count a timer of a frame as one of a millisecond. */
function frameAndWhatFollows(): void {
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
}

function scrolledTo(top: number): void {
  vi.stubGlobal("scrollY", top);
  act(() => {
    fireEvent.scroll(window);
    frameAndWhatFollows();
  });
}

const button = () => screen.queryByRole("button", { name: "Back to top" });

describe("the back-to-top button", () => {
  it("appears below the middle of the page, not at it, and disappears again at the top", () => {
    render(<BackToTop label="Back to top" />);
    scrolledTo(PAGE_HEIGHT / 2);
    expect(button()).toBeNull();
    scrolledTo(PAGE_HEIGHT / 2 + 1);
    expect(button()).not.toBeNull();
    scrolledTo(0);
    expect(button()).toBeNull();
  });

  it("is shown at once when the page opens scrolled down", () => {
    vi.stubGlobal("scrollY", PAGE_HEIGHT - 1);
    render(<BackToTop label="Back to top" />);
    expect(button()).not.toBeNull();
  });

  it("appears when the page gets shorter and the position is then past its middle", () => {
    vi.stubGlobal("scrollY", 1_500);
    render(<BackToTop label="Back to top" />);
    expect(button()).toBeNull();
    vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(2_000);
    act(() => {
      fireEvent(window, new Event("resize"));
      frameAndWhatFollows();
    });
    expect(button()).not.toBeNull();
  });
});
