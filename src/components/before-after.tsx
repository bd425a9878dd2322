import { useId, useRef, type ReactNode } from "react";
import type { SliderLabels } from "@/content/schema";
import { fillText } from "@/lib/text/fill-text";

interface BeforeAfterProps {
  /** The accessible name of the control: what is compared. */
  label: string;
  labels: SliderLabels;
  before: ReactNode;
  after: ReactNode;
  className?: string;
}

/** Compares two pictures, one over the other, with a line that is moved by mouse, touch or arrow keys. */
export function BeforeAfter({ label, labels, before, after, className = "" }: BeforeAfterProps) {
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  return (
    <div ref={frame} className={`before-after ${className}`}>
      <div className="before-after-layer">
        {before}
        <b>{labels.before}</b>
      </div>
      <div className="before-after-layer before-after-top">
        {after}
        <b>{labels.after}</b>
      </div>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      {/* The browser's range input handles dragging, touch and keys. Script sets its position as a CSS variable,
          because the content security policy forbids style attributes in prerendered HTML. */}
      <input
        id={id}
        type="range"
        min="0"
        max="100"
        defaultValue="50"
        aria-valuetext={fillText(labels.position, { before: 50, after: 50 })}
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
