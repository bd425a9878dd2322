// A widget on a page, with a script and a reader that the test hands in.
import { afterEach, beforeEach, vi } from "vitest";
import { privacyChoice } from "@/lib/consent/privacy-choice";
import type { Needs } from "@/vendors/is-readable";
import { createWidget } from "@/vendors/widget";
import { deferred } from "../deferred";

export const DRAW_LIMIT_MS = 5_000;
export const ADDRESS = "https://vendor.example/widget.js";

/** What the reader finds, and what it was asked. */
export const reader: { problem: string | null; looks: Needs[]; visibilities: string[] } = {
  problem: null,
  looks: [],
  visibilities: [],
};

let count = 0;

/** A widget on a page. Its name is its own, because a warning is given once for each name. */
export function page(needs?: readonly string[]) {
  count += 1;
  const name = `Widget ${count}`;
  const arrival = deferred();
  const load = vi.fn<(address: string) => Promise<void>>(() => arrival.promise);
  let report = (): void => undefined;
  const holder = document.body.appendChild(document.createElement("section"));
  const widget = createWidget({
    name,
    address: ADDRESS,
    makeElement: () => document.createElement("form"),
    watch: (_mount, onDrawn) => (report = onDrawn),
    drawLimitMs: DRAW_LIMIT_MS,
    load,
    findProblem: (mount, what) => {
      reader.looks.push(what);
      reader.visibilities.push(mount.parentElement?.style.visibility ?? "");
      return reader.problem;
    },
    ...(needs && { needs }),
  });
  const warnings = (): string[] =>
    vi.mocked(console.warn).mock.calls.map(([text]) => String(text).replace(/^\[.+?\] /, ""));
  return {
    name,
    widget,
    load,
    holder,
    draw: () => report(),
    arrive: arrival.release,
    fail: arrival.fail,
    warnings,
  };
}

export const wait = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** Call it at the top of a test file. */
export function prepareWidgets(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, "warn").mockReturnValue();
    Object.assign(reader, { problem: null, looks: [], visibilities: [] });
  });
  afterEach(() => privacyChoice.optIn());
}
