// Values that are loaded once and then read while rendering.

const loaders = new Set<() => void>();

/**
 * Loads a value once for each key. Rejections are cached; otherwise every render would retry and suspend forever. See
 * `forgetFailedLoads`.
 */
export function createLoader<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>();
  const failed = new Set<Key>();
  loaders.add(() => {
    for (const key of failed) known.delete(key);
    failed.clear();
  });
  return (key) => {
    const earlier = known.get(key);
    if (earlier) return earlier;
    const promise = load(key).then((value) => {
      // React reads these fields, and renders a loaded value in the same pass, which hydration needs.
      void Object.assign(promise, { status: "fulfilled", value });
      return value;
    });
    promise.catch(() => failed.add(key));
    known.set(key, promise);
    return promise;
  };
}

/** Lets every failed load be tried again. */
export function forgetFailedLoads(): void {
  for (const forget of loaders) forget();
}
