import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useWidget, type WidgetPlan } from "@/hooks/use-widget";
import { privacyChoice } from "@/lib/privacy-choice";
import { createWidget } from "@/vendors/widget";

/** The browser's observer, whose window the test moves. */
class Window {
  static near: (() => void)[] = [];
  constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    Window.near.push(() => this.callback([{ isIntersecting: true }]));
    this.callback([{ isIntersecting: false }]);
  }
  disconnect(): void {
    Window.near = [];
  }
}

const comeNear = () => act(async () => Window.near.forEach((call) => call()));

beforeEach(() => void vi.stubGlobal("IntersectionObserver", Window));
afterEach(() => {
  vi.unstubAllGlobals();
  privacyChoice.optIn();
});

function vendor() {
  let draw = (): void => undefined;
  const load = vi.fn<() => Promise<void>>(async () => undefined);
  const widget = createWidget({
    name: "A widget",
    address: "https://vendor.example/widget.js",
    drawLimitMs: 5_000,
    makeMount: () => Object.assign(document.createElement("div"), { textContent: "drawn here" }),
    watch: (_, onDrawn) => void (draw = onDrawn),
    load,
  });
  const open = async (): Promise<WidgetPlan> => ({ widget, steps: [] });
  return { open, load, draw: () => act(async () => draw()) };
}

function Area({ open }: { open: () => Promise<WidgetPlan> }) {
  const { holder, state } = useWidget(open);
  return (
    <>
      <div ref={holder} />
      <p role="status">{state}</p>
    </>
  );
}

const state = () => screen.getByRole("status").textContent;

it("a widget is loaded when its area comes near, not before", async () => {
  const { open, load, draw } = vendor();
  render(<Area open={open} />);
  expect([state(), load.mock.calls.length]).toEqual(["idle", 0]);
  await comeNear();
  expect([state(), load.mock.calls.length]).toEqual(["loading", 1]);
  expect(screen.getByText("drawn here")).toBeTruthy();
  await draw();
  expect(state()).toBe("ready");
});

it("a browser that cannot tell what is near loads it at once", async () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, "IntersectionObserver");
  const { open, load } = vendor();
  render(<Area open={open} />);
  await act(async () => undefined);
  expect(load).toHaveBeenCalledTimes(1);
});

it("after an opt-out it is not loaded, and is as soon as that is taken back", async () => {
  privacyChoice.optOut();
  const { open, load } = vendor();
  render(<Area open={open} />);
  await comeNear();
  expect([state(), load.mock.calls.length]).toEqual(["opted-out", 0]);
  await act(async () => privacyChoice.optIn());
  await comeNear();
  expect([state(), load.mock.calls.length]).toEqual(["loading", 1]);
});

it("an opt-out, also in another tab, takes it off the page", async () => {
  const { open, draw } = vendor();
  render(<Area open={open} />);
  await comeNear();
  await draw();
  await act(async () => {
    window.localStorage.setItem("mugworks_privacy_choice", "opted-out");
    window.dispatchEvent(new StorageEvent("storage", { key: "mugworks_privacy_choice" }));
  });
  expect(state()).toBe("opted-out");
  expect(screen.queryByText("drawn here")).toBeNull();
});

it("a page that was left and is shown again has the widget as it was", async () => {
  const { open, load, draw } = vendor();
  const first = render(<Area open={open} />);
  await comeNear();
  await draw();
  first.unmount();
  render(<Area open={open} />);
  await comeNear();
  expect([state(), load.mock.calls.length]).toEqual(["ready", 1]);
});

it("a page that is left before the door has come stays empty", async () => {
  const { open, load } = vendor();
  const { unmount } = render(<Area open={open} />);
  const [near] = Window.near;
  near?.();
  unmount();
  await act(async () => undefined);
  expect(load).not.toHaveBeenCalled();
});

it("a door whose own script does not come counts as blocked", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const noDoor = () => Promise.reject(new Error("no chunk"));
  render(<Area open={noDoor} />);
  await comeNear();
  expect(state()).toBe("blocked");
});
