// The one way to the console, so that a failure that repeats is told once.

const told = new Set<string>();

/** Warns once per page load and message. Never pass anything that identifies a person or a referral code. */
export function warnOnce(message: string, cause?: unknown): void {
  if (told.has(message)) return;
  told.add(message);
  console.warn(`[mugworks] ${message}`, ...(cause === undefined ? [] : [cause]));
}

export function warn(message: string): void {
  console.warn(`[mugworks] ${message}`);
}

/** For what is no failure. */
export function note(message: string): void {
  console.info(`[mugworks] ${message}`);
}
