export interface Held {
  promise: Promise<void>;
  release: () => void;
  fail: (error: Error) => void;
}

/** A promise that the test settles when it wants to. */
export function held(): Held {
  let release = (): void => undefined;
  let fail: Held["fail"] = () => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    release = () => resolve();
    fail = reject;
  });
  return { promise, release, fail };
}
