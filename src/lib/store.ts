/** What a reader of a store needs, and what React's useSyncExternalStore takes. */
export interface ReadableStore<Value> {
  get: () => Value;
  /** Calls back after each change. Returns the function that stops it. */
  subscribe: (onChange: () => void) => () => void;
}

export interface Store<Value> extends ReadableStore<Value> {
  /** Does nothing when the value is the one that the store holds. */
  set: (value: Value) => void;
}

/** One value outside React, which exists as long as the page is open. */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}
