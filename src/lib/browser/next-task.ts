/** Resolves in a task of its own: the browser handles user input before the work after it goes on. */
export function nextTask(): Promise<void> {
  // Safari has no scheduler.
  if ("scheduler" in globalThis && "yield" in scheduler) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}

/** Resolves after the next frame, which shows what has changed so far. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
