import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useWidget } from "@/hooks/use-widget";
import { privacyChoice } from "@/lib/consent/privacy-choice";
import { createWidget, type WidgetPlan } from "@/vendors/widget";
import { STORAGE_KEYS } from "@/lib/browser/storage";
import { installObserver, report } from "../fake-observer.ts";

const comeIntoView = () => act(async () => report(true));

beforeEach(() => {
  // The widget's limit would pass in the test of another file.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  installObserver();
});
afterEach(() => privacyChoice.optIn());

function vendor() {
  let draw = (): void => undefined;
  const load = vi.fn<() => Promise<void>>(async () => undefined);
  const widget = createWidget({
    name: "A widget",
    address: "https://vendor.example/widget.js",
    drawLimitMs: 5_000,
    makeElement: () => Object.assign(document.createElement("div"), { textContent: "drawn here" }),
    watch: (_, onDrawn) => void (draw = onDrawn),
    load,
    findProblem: () => null,
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

it("loads the widget when its area comes into view, and not before", async () => {
  const { open, load, draw } = vendor();
  render(<Area open={open} />);
  report(false);
  expect([state(), load.mock.calls.length]).toEqual(["idle", 0]);
  await comeIntoView();
  expect([state(), load.mock.calls.length]).toEqual(["loading", 1]);
  expect(screen.getByText("drawn here")).toBeTruthy();
  await draw();
  expect(state()).toBe("ready");
});

it("does not load the widget after an opt-out, and loads it when the opt-out is withdrawn", async () => {
  privacyChoice.optOut();
  const { open, load } = vendor();
  render(<Area open={open} />);
  await comeIntoView();
  expect([state(), load.mock.calls.length]).toEqual(["opted-out", 0]);
  await act(async () => privacyChoice.optIn());
  await comeIntoView();
  expect([state(), load.mock.calls.length]).toEqual(["loading", 1]);
});

it("removes the widget from the page when the visitor opts out in another tab", async () => {
  const { open, draw } = vendor();
  render(<Area open={open} />);
  await comeIntoView();
  await draw();
  await act(async () => {
    window.localStorage.setItem(STORAGE_KEYS.privacyChoice, "opted-out");
    window.dispatchEvent(new StorageEvent("storage", { key: STORAGE_KEYS.privacyChoice }));
  });
  expect(state()).toBe("opted-out");
  expect(screen.queryByText("drawn here")).toBeNull();
});

it("does not load the widget when the visitor leaves the page before the adapter has loaded", async () => {
  const { open, load } = vendor();
  const { unmount } = render(<Area open={open} />);
  report(true);
  unmount();
  await act(async () => undefined);
  expect(load).not.toHaveBeenCalled();
});

it("reports the widget as blocked when the adapter's own script fails to load", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const failToOpen = () => Promise.reject(new Error("no chunk"));
  render(<Area open={failToOpen} />);
  await comeIntoView();
  expect(state()).toBe("blocked");
});
