/**
 * Runs the work while no other tab of this site runs work with the same name. Where the browser has no locks, as on a page
 * without HTTPS, or another tab takes longer than the limit, it runs at once.
 */
export async function whileLocked<Value>(
  name: string,
  limitMs: number,
  work: () => Promise<Value>,
): Promise<Value> {
  let running: Promise<Value> | undefined;
  try {
    return await navigator.locks.request(
      name,
      { signal: AbortSignal.timeout(limitMs) },
      () => (running = work()),
    );
  } catch {
    // There are no locks in old browsers and outside secure contexts, which TypeScript's type does not say.
    // A request rejects also when the limit has passed, or when the browser denies locks as it denies storage.
    return running ?? work();
  }
}
