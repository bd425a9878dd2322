import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** Returns false in prerendered HTML and while React hydrates it, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
