// What the doors to other companies' widgets share: an element that a script of theirs draws in, and how far that is.
import { warnOnce } from "@/lib/log";
import { privacyChoice } from "@/lib/privacy-choice";
import { createStore, type ReadableStore } from "@/lib/store";
import { loadScript } from "./load-script";

/** `blocked` stands for every way of not being drawn: blocked, missing, broken, too slow. */
export type WidgetState = "idle" | "loading" | "ready" | "blocked";

/** Something that the door does a while after the widget is shown, each time. */
export interface WidgetStep {
  afterMs: number;
  run: (mount: HTMLElement) => void;
}

export interface WidgetOptions {
  name: string;
  /** Of the script. */
  address: string;
  /** The element that the script looks for in the page. */
  makeMount: () => HTMLElement;
  /** Calls back whenever something was drawn in the mount. Registered before the script is loaded, for the page's life. */
  watch: (mount: HTMLElement, onDrawn: () => void) => void;
  /** From the script's arrival until it must have drawn. */
  drawLimitMs: number;
  load?: (address: string) => Promise<void>;
}

export interface Widget extends ReadableStore<WidgetState> {
  /** Moves the widget into the holder, and loads its script the first time. Returns the way to take it out again. */
  show: (holder: HTMLElement, steps: readonly WidgetStep[]) => () => void;
}

/**
 * One widget for the page's life. Its element is moved from page to page and never made anew, so that what was drawn,
 * and what a person typed into it, is still there after a navigation.
 */
export function createWidget(options: WidgetOptions): Widget {
  const { name, address, makeMount, watch, drawLimitMs, load = loadScript } = options;
  const { get, set, subscribe } = createStore<WidgetState>("idle");
  let mount: HTMLElement | null = null;

  async function start(): Promise<void> {
    set("loading");
    try {
      await load(address);
      // A widget that is drawn later than that takes the place of what stands for it.
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
        mount = makeMount();
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
        // Another page may have taken it already.
        if (shown.parentNode === holder) shown.remove();
      };
    },
  };
}
