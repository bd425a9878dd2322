/** A storage whose values do not outlive the page. `values` are those that it holds at first. */
export function createMemoryStorage(values = new Map<string, string>()): Storage {
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value: unknown) => void values.set(key, String(value)),
  };
}
