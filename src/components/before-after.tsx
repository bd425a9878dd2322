import { useId, useRef, type ReactNode } from "react";

interface BeforeAfterProps {
  /** What is compared; names the control. */
  label: string;
  before: ReactNode;
  after: ReactNode;
  className?: string;
}

/** Two pictures on top of each other and a line to drag between them. Mouse, touch and arrow keys. */
export function BeforeAfter({ label, before, after, className = "" }: BeforeAfterProps) {
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
        aria-valuetext="Half before, half after"
        onInput={(event) => {
          const { value } = event.currentTarget;
          frame.current?.style.setProperty("--split", `${value}%`);
          event.currentTarget.setAttribute(
            "aria-valuetext",
            `${value}% before, ${100 - Number(value)}% after`,
          );
        }}
      />
      <span className="before-after-line" aria-hidden="true" />
    </div>
  );
}
