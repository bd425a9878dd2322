import type { ReactNode } from "react";
import { LineIcon } from "./line-icon";

interface DisclosureProps {
  summary: string;
  /** The hash that opens it. */
  id?: string;
  /** Hidden, but still in the document, so that it stays open or closed. */
  hidden?: boolean;
  children: ReactNode;
}

/** A details element: it opens and closes without script, and find-in-page opens it. */
export function Disclosure({ summary, id, hidden, children }: DisclosureProps) {
  return (
    // The user, or the browser for a hash, may open it before the application hydrates it.
    <details hidden={hidden} className="disclosure" suppressHydrationWarning>
      <summary>
        {summary}
        <LineIcon className="disclosure-icon">
          <path d="M4 12h16" />
          <path d="M12 4v16" className="disclosure-upright" />
        </LineIcon>
      </summary>
      {/* The id is inside the details element, and not on it: browsers open it only for a target within it. */}
      {id === undefined ? null : <span id={id} className="absolute top-0 -scroll-mt-4" />}
      <div className="flex max-w-measure flex-col gap-3 pb-6">{children}</div>
    </details>
  );
}
