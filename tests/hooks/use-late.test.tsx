import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useLate, whenIdleAndWelcome } from "@/hooks/use-late";
import { createLoader, type Loader } from "@/lib/load-once";

let becomeIdle: () => void;
let canceled: number[];

beforeEach(() => {
  canceled = [];
  becomeIdle = () => expect.fail("nothing waits for an idle browser");
  vi.stubGlobal("requestIdleCallback", (run: () => void) => {
    becomeIdle = run;
    return 7;
  });
  vi.stubGlobal("cancelIdleCallback", (handle: number) => canceled.push(handle));
});
afterEach(() => void onFailure.mockReset());

type Extra = Loader<"only", string>;
const extraOf = (load: () => Promise<string>): Extra => createLoader((_only: "only") => load());
const onFailure = vi.fn();

function Page({ extra }: { extra: Extra }) {
  return <p>{useLate(extra, "only", onFailure, whenIdleAndWelcome) ?? "without"}</p>;
}

it("loads the extra when the browser is idle, not before", async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue("with");
  render(<Page extra={extraOf(load)} />);
  expect(load).not.toHaveBeenCalled();
  screen.getByText("without");
  await act(async () => becomeIdle());
  screen.getByText("with");
});

it("has a loaded extra at once when the visitor returns to the page", async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue("with");
  const extra = extraOf(load);
  const first = render(<Page extra={extra} />);
  await act(async () => becomeIdle());
  first.unmount();
  render(<Page extra={extra} />);
  screen.getByText("with");
});

it("stops waiting when the page is left", () => {
  render(<Page extra={extraOf(async () => "with")} />).unmount();
  expect(canceled).toEqual([7]);
});

it("does without an extra that does not load, and tries again on the next page", async () => {
  const failure = new Error("404");
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(failure).mockResolvedValue("with");
  const extra = extraOf(load);
  const first = render(<Page extra={extra} />);
  await act(async () => becomeIdle());
  screen.getByText("without");
  expect(onFailure.mock.calls).toEqual([[failure]]);
  first.unmount();
  render(<Page extra={extra} />);
  await act(async () => becomeIdle());
  screen.getByText("with");
});

it("tries again when the browser is online again", async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue("with");
  render(<Page extra={extraOf(load)} />);
  await act(async () => becomeIdle());
  screen.getByText("without");
  await act(async () => void window.dispatchEvent(new Event("online")));
  screen.getByText("with");
});

it("loads nothing for visitors who ask for less data", () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  const load = vi.fn<() => Promise<string>>();
  render(<Page extra={extraOf(load)} />);
  expect(becomeIdle).toThrow("nothing waits");
});
