import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** False in the HTML of the build and while it is hydrated, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
