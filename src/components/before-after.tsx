import { useId, useRef, type ReactNode } from "react";
import { fillText } from "@/lib/fill-text";

export interface SliderLabels {
  /** Where the line stands at first. */
  middle: string;
  /** Where it was dragged to: `{before}` and `{after}` are percentages. */
  position: string;
}

interface BeforeAfterProps {
  /** What is compared; names the control. */
  label: string;
  labels: SliderLabels;
  before: ReactNode;
  after: ReactNode;
  className?: string;
}

/** Two pictures on top of each other and a line to drag between them. Mouse, touch and arrow keys. */
export function BeforeAfter({ label, labels, before, after, className = "" }: BeforeAfterProps) {
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  return (
    <div ref={frame} className={`before-after ${className}`}>
      <div className="before-after-layer">{before}</div>
      <div className="before-after-layer before-after-top">{after}</div>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      {/* A native range brings dragging, touch and keys with it. Its place is a CSS variable set by script,
          because a style attribute in the HTML of the build is against the content policy. */}
      <input
        id={id}
        type="range"
        min="0"
        max="100"
        defaultValue="50"
        aria-valuetext={labels.middle}
        onInput={(event) => {
          const { value } = event.currentTarget;
          frame.current?.style.setProperty("--split", `${value}%`);
          event.currentTarget.setAttribute(
            "aria-valuetext",
            fillText(labels.position, { before: value, after: 100 - Number(value) }),
          );
        }}
      />
      <span className="before-after-line" aria-hidden="true" />
    </div>
  );
}
