import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createExtra, type Extra, useWhenIdle } from "@/hooks/use-when-idle";

let becomeIdle: () => void;
let cancelled: number[];

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  cancelled = [];
  becomeIdle = () => expect.fail("nothing waits for an idle browser");
  vi.stubGlobal("requestIdleCallback", (run: () => void) => {
    becomeIdle = run;
    return 7;
  });
  vi.stubGlobal("cancelIdleCallback", (handle: number) => cancelled.push(handle));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page({ extra }: { extra: Extra<string> }) {
  return <p>{useWhenIdle(extra) ?? "without"}</p>;
}

it("loads the extra when the browser is idle, not before", async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue("with");
  render(<Page extra={createExtra(load)} />);
  expect(load).not.toHaveBeenCalled();
  screen.getByText("without");
  await act(async () => becomeIdle());
  screen.getByText("with");
});

it("has a loaded extra at once when the visitor returns to the page", async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue("with");
  const extra = createExtra(load);
  const first = render(<Page extra={extra} />);
  await act(async () => becomeIdle());
  first.unmount();
  render(<Page extra={extra} />);
  screen.getByText("with");
});

it("stops waiting when the page is left", () => {
  render(<Page extra={createExtra(async () => "with")} />).unmount();
  expect(cancelled).toEqual([7]);
});

it("does without an extra that does not load, with one warning", async () => {
  const failure = new Error("404");
  const extra = createExtra(() => Promise.reject(failure));
  const first = render(<Page extra={extra} />);
  await act(async () => becomeIdle());
  screen.getByText("without");
  first.unmount();
  render(<Page extra={extra} />);
  await act(async () => becomeIdle());
  // The modules of another test file may still be ending, and warn about their own.
  const warnings = vi.mocked(console.warn).mock.calls.filter((texts) => texts.includes(failure));
  expect(warnings).toHaveLength(1);
});

it("loads nothing for visitors who ask for less data", () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  const load = vi.fn<() => Promise<string>>();
  render(<Page extra={createExtra(load)} />);
  expect(becomeIdle).toThrow("nothing waits");
});

it("waits for a timer where the browser has no idle callbacks", async () => {
  vi.unstubAllGlobals();
  vi.useFakeTimers();
  render(<Page extra={createExtra(async () => "with")} />);
  screen.getByText("without");
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  screen.getByText("with");
  vi.useRealTimers();
});
