import type { ComponentType } from "react";
import { ErrorBoundary } from "@/components/error-boundary";
import { useLate } from "@/hooks/use-late";
import { createLoader } from "@/lib/load-once";

/** Resolves to a component. Pass the same function at each render: a script is loaded once for each. */
export type LoadPart = () => Promise<ComponentType>;

export const parts = createLoader((load: LoadPart) => load());

interface LateProps {
  load: LoadPart;
  /** Called where the part does not load or fails. Nothing is shown then. Pass the same function at each render. */
  onFailure: () => void;
}

/**
 * A part of a page whose script is loaded when it is rendered. Use it only for what is not prerendered. We tried it for
 * prerendered sections: when the router updated before their script had loaded, React discarded their HTML.
 */
export function Late({ load, onFailure }: LateProps) {
  const Part = useLate(parts, load, onFailure);
  return Part ? (
    <ErrorBoundary onFailure={onFailure} renderFailure={() => null}>
      <Part />
    </ErrorBoundary>
  ) : null;
}
