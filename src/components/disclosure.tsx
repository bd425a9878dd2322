import type { ReactNode } from "react";

interface DisclosureProps {
  summary: string;
  /** Makes it reachable by hash. */
  id?: string;
  /** Kept in the page, so that it stays open or closed, but not shown. */
  hidden?: boolean;
  children: ReactNode;
}

/** Opens and closes without script, and find-in-page opens it. */
export function Disclosure({ summary, id, hidden, children }: DisclosureProps) {
  return (
    // A reader, or the browser for a hash, may open it before the application runs.
    <details hidden={hidden} className="disclosure" suppressHydrationWarning>
      <summary>
        {summary}
        <svg
          viewBox="0 0 24 24"
          className="disclosure-sign"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          aria-hidden="true"
        >
          <path d="M4 12h16" />
          <path d="M12 4v16" className="disclosure-upright" />
        </svg>
      </summary>
      {/* Stands at the top, but among what is hidden: browsers open what holds a hash's target, not what it is. */}
      {id === undefined ? null : <span id={id} className="absolute top-0 scroll-mt-20" />}
      <div className="max-w-prose space-y-3 pb-6">{children}</div>
    </details>
  );
}
