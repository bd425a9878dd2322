// Values that are loaded once, before or while a page is shown.

export interface Loader<Key, Value> {
  /** Loads the value, once for each key. A failure is forgotten, so that the next call tries again, unless a render waits for it. */
  load: (key: Key) => Promise<Value>;
  /**
   * The same for React's `use`. A failure stays until `forgetFailedLoads`: where each render tried again, React would suspend
   * forever. A promise that a render waits for is never replaced either: React 19.2.9 may then keep the old page forever.
   */
  read: (key: Key) => Promise<Value>;
  /** The value if it has loaded, otherwise null. */
  loaded: (key: Key) => Value | null;
}

interface Entry<Value> {
  promise: Promise<Value>;
  value: Value | null;
  isRead: boolean;
  hasFailed: boolean;
}

const forgetters = new Set<() => void>();

export function createLoader<Key, Value>(load: (key: Key) => Promise<Value>): Loader<Key, Value> {
  const entries = new Map<Key, Entry<Value>>();
  forgetters.add(() => {
    for (const [key, { hasFailed }] of entries) if (hasFailed) entries.delete(key);
  });

  function start(key: Key): Entry<Value> {
    const entry: Entry<Value> = { promise: load(key), value: null, isRead: false, hasFailed: false };
    entries.set(key, entry);
    void note(key, entry);
    return entry;
  }
  async function note(key: Key, entry: Entry<Value>): Promise<void> {
    try {
      entry.value = await entry.promise;
      // React reads these fields, and renders a loaded value in the same pass, which hydration needs.
      void Object.assign(entry.promise, { status: "fulfilled", value: entry.value });
    } catch {
      entry.hasFailed = true;
      if (!entry.isRead) entries.delete(key);
    }
  }
  const entryOf = (key: Key): Entry<Value> => entries.get(key) ?? start(key);

  return {
    load: (key) => entryOf(key).promise,
    read(key) {
      const entry = entryOf(key);
      entry.isRead = true;
      return entry.promise;
    },
    loaded: (key) => entries.get(key)?.value ?? null,
  };
}

/** Lets every failed load be tried again. */
export function forgetFailedLoads(): void {
  for (const forget of forgetters) forget();
}
