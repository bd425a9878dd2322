import { type RefObject, useEffect, useRef, useState } from "react";
import { usePrivacyChoice } from "./use-privacy-choice";
import { warnOnce } from "@/lib/log";
import { whenNear } from "@/lib/when-near";
import type { Widget, WidgetState, WidgetStep } from "@/vendors/widget";

/** A widget's script is asked for when its area comes this near to the window. */
const NEAR_MARGIN = "100% 0px";

export interface WidgetPlan {
  widget: Widget;
  steps: readonly WidgetStep[];
}

export interface ShownWidget {
  /** For the empty element that the widget is put in. */
  holder: RefObject<HTMLDivElement | null>;
  /** "idle" in the HTML of the build. */
  state: WidgetState | "opted-out";
}

/** Shows a third party's widget once its area is near and while the visitor allows it. `open` must not change. */
export function useWidget(open: () => Promise<WidgetPlan>): ShownWidget {
  const holder = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<WidgetState>("idle");
  const allowed = usePrivacyChoice() === "open";

  useEffect(() => {
    const node = holder.current;
    if (!node || !allowed) return;
    let left = false;
    const stops: (() => void)[] = [];
    const show = async (): Promise<void> => {
      try {
        const { widget, steps } = await open();
        if (left) return;
        stops.push(
          widget.subscribe(() => setState(widget.state())),
          widget.show(node, steps),
        );
        setState(widget.state());
      } catch (error) {
        // The door is a script of its own, which may not arrive either.
        warnOnce("A widget could not be shown.", error);
        setState("blocked");
      }
    };
    stops.push(whenNear(node, NEAR_MARGIN, () => void show()));
    return () => {
      left = true;
      for (const stop of stops) stop();
      setState("idle");
    };
  }, [allowed, open]);

  return { holder, state: allowed ? state : "opted-out" };
}
