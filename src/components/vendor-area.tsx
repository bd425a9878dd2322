import type { ReactNode } from "react";
import type { WidgetLabels } from "@/content/schema";
import type { ShownWidget } from "@/hooks/use-widget";

interface VendorAreaProps {
  shown: ShownWidget;
  labels: Pick<WidgetLabels, "loading" | "blocked" | "optedOut">;
  /** Sets the height, so that the layout does not shift when the widget appears. */
  className: string;
  /** The name of an area that scrolls, where its height is fixed. */
  scrollLabel?: string;
  /** The first-party alternative, such as a mail link. It is shown until the widget is ready. */
  children: ReactNode;
}

const HOLDER_CLASSES = {
  idle: "invisible",
  loading: "invisible",
  ready: "",
  blocked: "invisible h-0 overflow-hidden",
  "opted-out": "invisible",
};

/** The area of a third-party widget. It shows our own alternative until the widget is ready. */
export function VendorArea({
  shown: { holder, state },
  labels,
  className,
  scrollLabel,
  children,
}: VendorAreaProps) {
  const note = {
    idle: "",
    loading: labels.loading,
    ready: "",
    blocked: labels.blocked,
    "opted-out": labels.optedOut,
  }[state];
  return (
    // The widget and the alternative share one grid cell, so the area does not grow while the widget renders. They begin at
    // its top: centered, each would move when its height changes.
    <div
      className={`grid items-start rounded-tile bg-wall p-6 text-charcoal sm:p-8 ${className}`}
      // Scrolls with the arrow keys where the browser does not make such areas focusable by itself.
      {...(scrollLabel !== undefined && state === "ready"
        ? { role: "region", "aria-label": scrollLabel, tabIndex: 0 }
        : {})}
    >
      {/*
        Widgets measure their element while they render, so it stays in the layout, without a height of its own where it has failed.
        A widget that puts itself behind its parent stays in front of the area: `isolate`.
      */}
      <div ref={holder} className={`isolate col-start-1 row-start-1 min-w-0 ${HOLDER_CLASSES[state]}`} />
      <div className="col-start-1 row-start-1">
        {state === "ready" ? null : <p>{children}</p>}
        <p role="status" className={note === "" ? "sr-only" : "mt-4 max-w-measure text-small text-smoke"}>
          {note}
        </p>
      </div>
    </div>
  );
}
