// A clock that moves when it is told to, in place of the timers of the browser.

/** Taken before a test replaces it. */
const nextTurn = globalThis.setImmediate;

/** Resolves when every promise that can settle by itself has settled. */
export const drained = (): Promise<void> => new Promise((resolve) => void nextTurn(resolve));

interface Timer {
  at: number;
  id: number;
  run: () => void;
}

export class VirtualClock {
  now = Date.UTC(2026, 10, 22);
  private timers: Timer[] = [];
  private made = 0;

  set = (run: () => void, delayMs = 0): number => {
    this.made += 1;
    const timer = { at: this.now + delayMs, id: this.made, run };
    const place = this.timers.findLastIndex(({ at }) => at <= timer.at);
    this.timers.splice(place + 1, 0, timer);
    return timer.id;
  };

  clear = (id: number | undefined): void => {
    const place = this.timers.findIndex((timer) => timer.id === id);
    if (place >= 0) this.timers.splice(place, 1);
  };

  wait = (delayMs: number): Promise<void> => new Promise((resolve) => void this.set(resolve, delayMs));

  /** Whether a timer is due without the time going on. */
  get isDue(): boolean {
    return (this.timers[0]?.at ?? Number.POSITIVE_INFINITY) <= this.now;
  }

  /** Runs the next timer, and lets the time go on until then. Returns false when there is none. */
  advance(): boolean {
    const next = this.timers.shift();
    if (!next) return false;
    this.now = Math.max(this.now, next.at);
    next.run();
    return true;
  }
}
