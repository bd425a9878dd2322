/**
 * Settles as `work` does. Once `limitMs` milliseconds have passed, it rejects with the error of `whenLate` and aborts
 * the signal. The rejection does not wait for the work: browser extensions and test doubles replace `fetch` with
 * functions that ignore the signal, and some runtimes do not stop the body of a response with it.
 */
export async function withTimeLimit<Value>(
  work: (signal: AbortSignal) => Promise<Value>,
  limitMs: number,
  whenLate: () => Error,
): Promise<Value> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // Before the abort, which makes the work reject with an error of its own.
      reject(whenLate());
      controller.abort();
    }, limitMs);
  });
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
