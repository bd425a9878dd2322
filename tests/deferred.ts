export interface Deferred {
  promise: Promise<void>;
  release: () => void;
  fail: (error: Error) => void;
}

/** Creates a promise that the test settles with `release` or `fail`. */
export function deferred(): Deferred {
  let release = (): void => undefined;
  let fail: Deferred["fail"] = () => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    release = () => resolve();
    fail = reject;
  });
  return { promise, release, fail };
}
