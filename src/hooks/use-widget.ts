import { type RefObject, useEffect, useRef, useState } from "react";
import { usePrivacyChoice } from "./use-privacy-choice";
import { onceInView } from "@/lib/browser/in-view";
import { warnOnce } from "@/lib/log";
import type { WidgetPlan, WidgetState } from "@/vendors/widget";

/** A widget's script is loaded when its area is less than one window height away. */
const LOAD_MARGIN = "100% 0px";

export interface ShownWidget {
  /** The ref of the empty element that the widget is appended to. */
  holder: RefObject<HTMLDivElement | null>;
  /** "idle" in prerendered HTML. */
  state: WidgetState | "opted-out";
}

/** Shows a vendor's widget from `LOAD_MARGIN` on, while the visitor has not opted out. `open` must not change. */
export function useWidget(open: () => Promise<WidgetPlan>): ShownWidget {
  const holder = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<WidgetState>("idle");
  const allowed = usePrivacyChoice() === "open";

  useEffect(() => {
    const node = holder.current;
    if (!node || !allowed) return;
    let canceled = false;
    const stops: (() => void)[] = [];
    const show = async (): Promise<void> => {
      try {
        const { widget, steps } = await open();
        if (canceled) return;
        stops.push(
          widget.subscribe(() => setState(widget.get())),
          widget.show(node, steps),
        );
        setState(widget.get());
      } catch (error) {
        // The adapter is a file of its own, which may fail to load as well.
        warnOnce("A widget could not be shown.", error);
        setState("blocked");
      }
    };
    stops.push(onceInView(node, LOAD_MARGIN, () => void show()));
    return () => {
      canceled = true;
      for (const stop of stops) stop();
      setState("idle");
    };
  }, [allowed, open]);

  return { holder, state: allowed ? state : "opted-out" };
}
