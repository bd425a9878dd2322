import { Suspense } from "react";
import { type Loadable, usePageModule } from "@/hooks/use-page-module";

/**
 * A part of a page whose script comes later. In the HTML of the build it is complete; React leaves it as it is until
 * the script is there. Render it as a constant element: an update from above before that would throw the HTML away.
 */
export function Deferred({ part }: { part: Loadable }) {
  return (
    <Suspense fallback={null}>
      <Part part={part} />
    </Suspense>
  );
}

function Part({ part }: { part: Loadable }) {
  const Component = usePageModule(part);
  return <Component />;
}
