// Performs what the machine asks for, and feeds the answers back.
import { warnOnce } from "@/lib/log";
import type { Cart } from "@/vendors/shopify/transport/cart-figures";
import type { Answer } from "@/vendors/shopify/transport/read-answer";
import type { Ask } from "@/vendors/shopify/transport/operations";
import type { ShopReport } from "@/lib/purchase/shop-problem";
import { reduce } from "./reduce";
import { CLOSED, type Happening, type Kept, type Request, type Shared } from "./state";

export interface RunnerOptions {
  /** Asks the shop. Never rejects. */
  ask: (ask: Ask) => Promise<Answer>;
  shared: () => Shared;
  /** Stores what all tabs share. */
  keep: (what: Kept, value: string | null) => void;
  /** Runs work while no other tab runs its own. */
  whileLocked: (work: () => Promise<void>) => Promise<void>;
  /** `own` are the variants that the shopper changed in this tab; null where the change was not his. */
  onShow: (cart: Cart | null, own: readonly string[] | null) => void;
  onReport: (report: ShopReport) => void;
  /** Returns whether the page is being left. */
  leave: (cart: Cart) => boolean;
}

/** Call once per page load. */
export function openCart(options: RunnerOptions) {
  let state = CLOSED;
  let unlock = (): void => undefined;
  const happenings: Happening[] = [];
  let isPerforming = false;

  /** What a request brings about at once comes after the requests that stand beside it. */
  function dispatch(happening: Happening): void {
    happenings.push(happening);
    if (isPerforming) return;
    isPerforming = true;
    try {
      for (let next = happenings.shift(); next; next = happenings.shift()) {
        const step = reduce(state, { ...next, shared: options.shared() });
        ({ state } = step);
        step.requests.forEach(perform);
      }
    } finally {
      isPerforming = false;
    }
  }

  function perform(request: Request): void {
    switch (request.do) {
      case "ask":
        void options.ask(request.ask).then((answer) => dispatch({ ...request, on: "answer", answer }));
        return;
      case "lock":
        void options.whileLocked(() => {
          const released = new Promise<void>((resolve) => (unlock = resolve));
          dispatch({ on: "locked" });
          return released;
        });
        return;
      case "unlock":
        return unlock();
      case "wait":
        setTimeout(() => dispatch({ on: "waited", flow: request.flow }), request.ms);
        return;
      case "keep":
        return options.keep(request.what, request.value);
      case "show":
        return options.onShow(request.cart, request.own);
      case "report":
        return options.onReport(request.report);
      case "leave":
        if (!options.leave(request.cart)) return options.onReport({ problem: "garbled" });
        if (!request.isDirect) dispatch({ on: "left", id: request.cart.id });
        return;
      case "log":
        return warnOnce(request.text);
    }
  }

  return { dispatch };
}
