import type { ReactNode } from "react";
import type { ShownWidget } from "@/hooks/use-widget";

export interface VendorAreaWords {
  /** While the widget loads. */
  loading: string;
  /** In place of a widget that did not load. */
  blocked: string;
  /** In place of a widget that the visitor opted out of. */
  optedOut: string;
}

interface VendorAreaProps {
  shown: ShownWidget;
  words: VendorAreaWords;
  /** Says how much room is kept, so that nothing jumps. */
  className: string;
  /** The first-party way; there until the widget is. */
  children: ReactNode;
}

/** Room for another company's widget, with our own way in it until the widget is there. */
export function VendorArea({ shown: { holder, state }, words, className, children }: VendorAreaProps) {
  const note = {
    idle: "",
    loading: words.loading,
    ready: "",
    blocked: words.blocked,
    "opted-out": words.optedOut,
  }[state];
  return (
    // Both in one cell: while the one is drawn behind the other, nothing grows.
    <div className={`grid items-center rounded-tile bg-wall p-6 text-charcoal sm:p-8 ${className}`}>
      {/* Widgets measure themselves while they draw, so only what was given up is out of the layout. */}
      <div
        ref={holder}
        hidden={state === "blocked"}
        className={`col-start-1 row-start-1 ${state === "ready" ? "" : "invisible"}`}
      />
      <div className="col-start-1 row-start-1">
        {state === "ready" ? null : <p>{children}</p>}
        <p role="status" className={note === "" ? "sr-only" : "mt-4 max-w-prose text-small text-smoke"}>
          {note}
        </p>
      </div>
    </div>
  );
}
