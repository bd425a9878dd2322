import { render, screen, waitFor } from "@testing-library/react";
import { Profiler } from "react";
import { expect, it, vi } from "vitest";
import { MemoryRouter } from "react-router-dom";
import * as home from "@/content/home";
import { priceLabels, sliderLabels } from "@/content/interface";
import { Hero } from "@/features/landing/hero";

function HeroOfHome() {
  return (
    <MemoryRouter>
      <Hero
        content={home.hero}
        lowestPrice={20}
        prices={{ labels: priceLabels, offer: null }}
        band={home.matteBand}
        sliderLabels={sliderLabels}
        onBuyIntent={() => undefined}
      />
    </MemoryRouter>
  );
}

it("is not rendered a second time before it is painted", () => {
  const onRender = vi.fn();
  render(
    <Profiler id="hero" onRender={onRender}>
      <HeroOfHome />
    </Profiler>,
  );
  expect(onRender.mock.calls.map(([, phase]) => phase)).not.toContain("nested-update");
});

it("keeps the page where the headline cannot be wiped", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const warn = vi.spyOn(console, "warn").mockReturnValue(undefined);
  // jsdom has no constructed style sheets.
  vi.stubGlobal(
    "CSSStyleSheet",
    class {
      replaceSync = () => undefined;
    },
  );
  Object.defineProperty(document, "adoptedStyleSheets", { value: [], configurable: true, writable: true });
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(() => {
    throw new Error("The browser refuses a canvas.");
  });
  render(<HeroOfHome />);
  await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining("wiped"), expect.anything()));
  screen.getByRole("heading", { level: 1 });
  Reflect.deleteProperty(document, "adoptedStyleSheets");
});
