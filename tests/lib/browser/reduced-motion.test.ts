import { expect, it, vi } from "vitest";
import { onMotionChange, prefersReducedMotion } from "@/lib/browser/reduced-motion";

/** A visitor's setting, which one media query asks for. */
function setting(prefersLess: boolean) {
  const list = Object.assign(new EventTarget(), { matches: prefersLess });
  const other = Object.assign(new EventTarget(), { matches: !prefersLess });
  vi.stubGlobal("matchMedia", (query: string) =>
    query === "(prefers-reduced-motion: reduce)" ? list : other,
  );
  return list;
}

it.each([true, false])("the visitor's setting for reduced motion is read: %s", (prefersLess) => {
  setting(prefersLess);
  expect(prefersReducedMotion()).toBe(prefersLess);
});

it("a change of the setting is reported until the listener is stopped", () => {
  const list = setting(false);
  const onChange = vi.fn<() => void>();
  const stop = onMotionChange(onChange);
  expect(onChange).not.toHaveBeenCalled();
  list.dispatchEvent(new Event("change"));
  expect(onChange).toHaveBeenCalledOnce();
  stop();
  list.dispatchEvent(new Event("change"));
  expect(onChange).toHaveBeenCalledOnce();
});

it("a browser without media queries for scripts shows motion, and reports no change", () => {
  vi.stubGlobal("matchMedia", undefined);
  Reflect.deleteProperty(window, "matchMedia");
  const onChange = vi.fn<() => void>();
  expect(prefersReducedMotion()).toBe(false);
  onMotionChange(onChange)();
  expect(onChange).not.toHaveBeenCalled();
});
