// What the adapters of widgets share: an element that a third-party script draws in, and its state.
import { warnOnce } from "@/lib/log";
import { privacyChoice } from "@/lib/privacy-choice";
import { createStore, type ReadableStore } from "@/lib/store";
import { loadScript } from "./load-script";

/** `blocked` means any failure: the script is blocked, missing, broken or too slow. */
export type WidgetState = "idle" | "loading" | "ready" | "blocked";

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
  /** How long the script may take to draw after it has loaded. */
  drawLimitMs: number;
  load?: (address: string) => Promise<void>;
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
  const { name, address, makeElement, watch, drawLimitMs, load = loadScript } = options;
  const { get, set, subscribe } = createStore<WidgetState>("idle");
  let mount: HTMLElement | null = null;

  async function start(): Promise<void> {
    set("loading");
    try {
      await load(address);
      // A widget that draws after this limit still replaces the fallback.
      setTimeout(() => get() === "loading" && giveUp("drew nothing"), drawLimitMs);
    } catch {
      if (get() === "loading") giveUp("did not load");
    }
  }

  function giveUp(why: string): void {
    warnOnce(`${name} ${why}.`);
    set("blocked");
  }

  return {
    get,
    subscribe,
    show(holder, steps) {
      if (!mount) {
        mount = document.createElement("div");
        mount.append(makeElement());
        watch(mount, () => set("ready"));
      }
      const shown = mount;
      holder.append(shown);
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
