/** Safari has no idle callbacks. */
const WITHOUT_IDLE_CALLBACK_MS = 1_000;

/** Runs the callback when the browser is idle. Returns the function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const handle = requestIdleCallback(run);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, WITHOUT_IDLE_CALLBACK_MS);
  return () => clearTimeout(timer);
}
