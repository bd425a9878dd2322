/** Stands in for a browser's storage area. `full` refuses every write, `denied` refuses every call. */
export class FakeArea implements Storage {
  [name: string]: unknown;
  readonly values = new Map<string, string>();
  full = false;
  denied = false;

  constructor(entries: Iterable<[string, string]> = []) {
    for (const [key, value] of entries) this.values.set(key, value);
  }

  get length(): number {
    return this.values.size;
  }

  key(index: number): string | null {
    return [...this.values.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    this.refuseIf(this.denied);
    return this.values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.refuseIf(this.denied || this.full);
    this.values.set(key, value);
  }

  removeItem(key: string): void {
    this.refuseIf(this.denied);
    this.values.delete(key);
  }

  clear(): void {
    this.refuseIf(this.denied);
    this.values.clear();
  }

  private refuseIf(refused: boolean): void {
    if (refused)
      throw new DOMException(
        "The test refuses this call.",
        this.denied ? "SecurityError" : "QuotaExceededError",
      );
  }
}

/** The event that a browser dispatches here after another tab wrote `key`, or, with null, cleared everything. */
export function dispatchStorageEvent(key: string | null): void {
  window.dispatchEvent(new StorageEvent("storage", { key }));
}
