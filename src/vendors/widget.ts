// What the adapters of widgets share: an element that a third-party script draws in, and its state.
import { warnOnce } from "@/lib/log";
import { privacyChoice } from "@/lib/consent/privacy-choice";
import { createStore, type ReadableStore } from "@/lib/store";
import { findReadingProblem, type Needs } from "./is-readable";
import { loadScript } from "./load-script";
import { watchChanges } from "./watch-changes";

/** `blocked` means any failure: the script is blocked, missing, broken or too slow, or nobody can read what it drew. */
export type WidgetState = "idle" | "loading" | "ready" | "blocked";

/** A script may empty its widget for a moment while it draws anew. */
const REDRAW_MS = 1_000;

/** What the adapter does some time after the widget is shown, each time it is shown. */
export interface WidgetStep {
  afterMs: number;
  run: (mount: HTMLElement) => void;
}

export interface WidgetPlan {
  widget: Widget;
  steps: readonly WidgetStep[];
}

export interface WidgetOptions {
  name: string;
  /** The address of the script. */
  address: string;
  /** The element that the script looks for in the page. It stands in the mount. */
  makeElement: () => HTMLElement;
  /** Calls `onDrawn` whenever something was drawn in the mount. Called before the script loads, once per page load. */
  watch: (mount: HTMLElement, onDrawn: () => void) => void;
  /** Selectors of what a visitor needs in the widget before it is shown for the first time. */
  needs?: readonly string[];
  /** How long the script may take to draw after it has loaded. */
  drawLimitMs: number;
  load?: (address: string) => Promise<void>;
  /** Why nobody can read what was drawn; null where they can. */
  findProblem?: (mount: Element, needs: Needs) => string | null;
}

export interface Widget extends ReadableStore<WidgetState> {
  /** Moves the widget into the holder, and loads its script the first time. Returns a function that takes it out again. */
  show: (holder: HTMLElement, steps: readonly WidgetStep[]) => () => void;
}

/**
 * One widget, which exists as long as the page is open. Its element moves from route to route and is never created again, so that
 * what was drawn, and what a visitor typed into it, is still there after a navigation.
 */
export function createWidget(options: WidgetOptions): Widget {
  const { name, address, makeElement, watch, drawLimitMs, needs = [] } = options;
  const { load = loadScript, findProblem = findReadingProblem } = options;
  const { get, set, subscribe } = createStore<WidgetState>("idle");
  let mount: HTMLElement | null = null;
  let isDrawn = false;
  let wasReady = false;
  let isLate = false;
  let secondLook: ReturnType<typeof setTimeout> | null = null;
  let problem = "drew nothing";

  async function start(): Promise<void> {
    set("loading");
    try {
      await load(address);
      // A widget that draws after this limit still replaces the fallback.
      setTimeout(() => {
        isLate = true;
        if (get() === "loading") giveUp(problem);
      }, drawLimitMs);
    } catch {
      if (get() === "loading") giveUp("did not load");
    }
  }

  function giveUp(why: string): void {
    warnOnce(`${name} ${why}.`);
    set("blocked");
  }

  /** A widget counts as shown while it can be seen and read. What it shows after a submission has no field any more. */
  function check(isSecondLook = false): void {
    const holder = mount?.parentElement;
    if (!mount?.isConnected || !holder || !isDrawn) return;
    // A visitor who types in it can read it.
    if (get() === "ready" && mount.contains(document.activeElement)) return;
    // The area hides a widget that is not ready. Nothing is painted in between.
    const { visibility } = holder.style;
    holder.style.visibility = "visible";
    const found = findProblem(mount, { selectors: needs, areRequired: !wasReady });
    holder.style.visibility = visibility;
    if (found === null) {
      wasReady = true;
      return set("ready");
    }
    problem = found;
    if (get() !== "ready" || isSecondLook) {
      if (isLate || isSecondLook) giveUp(problem);
      return;
    }
    secondLook ??= setTimeout(() => {
      secondLook = null;
      check(true);
    }, REDRAW_MS);
  }

  return {
    get,
    subscribe,
    show(holder, steps) {
      if (!mount) {
        mount = document.createElement("div");
        mount.append(makeElement());
        watch(mount, () => {
          isDrawn = true;
          check();
        });
        watchChanges(mount, () => check());
      }
      const shown = mount;
      holder.append(shown);
      check();
      if (get() === "idle" && privacyChoice.allowed()) void start();
      const timers = steps.map(({ afterMs, run }) =>
        setTimeout(() => {
          try {
            run(shown);
          } catch (error) {
            warnOnce(`${name} failed.`, error);
          }
        }, afterMs),
      );
      return () => {
        for (const timer of timers) clearTimeout(timer);
        // Another route may have moved it into its own holder already.
        if (shown.parentNode === holder) shown.remove();
      };
    },
  };
}
