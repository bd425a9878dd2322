import type { Params } from "react-router-dom";
import { useLate } from "@/hooks/use-late";
import { type Loadable, pageModules } from "@/hooks/use-page-module";

const NO_PARAMS: Params = {};

/**
 * A component whose script is loaded when it is rendered. Use it only for content that is not prerendered. We tried it
 * for prerendered sections: when the router updated before their script had loaded, React discarded their HTML.
 */
export function Deferred({ part, onFailure }: { part: Loadable; onFailure: () => void }) {
  const Component = useLate(pageModules, part, onFailure)?.default;
  return Component ? <Component params={NO_PARAMS} /> : null;
}
