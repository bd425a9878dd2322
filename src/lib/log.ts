// The only module that writes to the console, so that a failure that repeats is logged once.

const logged = new Set<string>();

/** Warns once per page load and message. Never pass anything that identifies a person or a referral code. */
export function warnOnce(message: string, cause?: unknown): void {
  if (logged.has(message)) return;
  logged.add(message);
  console.warn(`[mugworks] ${message}`, ...(cause === undefined ? [] : [cause]));
}

export function warn(message: string): void {
  console.warn(`[mugworks] ${message}`);
}

/** Logs what is not a failure. */
export function note(message: string): void {
  console.info(`[mugworks] ${message}`);
}
