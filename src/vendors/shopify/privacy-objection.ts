export interface PrivacyObjection {
  current: () => boolean;
  /** Calls back after the visitor's choice has changed, also in another tab. */
  subscribe: (onChange: () => void) => void;
}

/**
 * Returns a function that says whether the choice has changed since now. If so, a response may be older than the choice, and
 * its address of the checkout says nothing of it, or the opposite.
 */
export function watchObjection({ current, subscribe }: PrivacyObjection): () => boolean {
  const first = current();
  let changed = false;
  subscribe(() => (changed = true));
  // A change in another tab can be read before its event arrives, and a browser's signal has no event.
  return () => changed || current() !== first;
}
