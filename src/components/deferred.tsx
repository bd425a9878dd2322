import { Suspense } from "react";
import { type Loadable, usePageModule } from "@/hooks/use-page-module";

/**
 * A component whose script is loaded when it is rendered. Use it only for content that is not prerendered. We tried it
 * for prerendered sections: when the router updated before their script had loaded, React discarded their HTML.
 */
export function Deferred({ part }: { part: Loadable }) {
  return (
    <Suspense fallback={null}>
      <Part part={part} />
    </Suspense>
  );
}

const NO_PARAMS = {};

function Part({ part }: { part: Loadable }) {
  const Component = usePageModule(part);
  return <Component params={NO_PARAMS} />;
}
