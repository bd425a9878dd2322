import { Suspense } from "react";
import { type Loadable, usePageModule } from "@/hooks/use-page-module";

/**
 * A part whose script comes when it is needed. Only for what is not in the HTML of the build: tried for sections that
 * are, and an update from the router before their script was there threw the HTML away.
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
