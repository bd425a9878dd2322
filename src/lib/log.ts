// The only module that writes to the console, so that a failure that repeats is logged once.

declare const __BRAND_SLUG__: string;

const logged = new Set<string>();

/** Warns once per page load and message. Never pass anything that identifies a person or a referral code. */
export function warnOnce(message: string, cause?: unknown): void {
  if (logged.has(message)) return;
  logged.add(message);
  console.warn(`[${__BRAND_SLUG__}] ${message}`, ...(cause === undefined ? [] : [cause]));
}

export function warn(message: string): void {
  console.warn(`[${__BRAND_SLUG__}] ${message}`);
}

/** Logs what is not a failure. */
export function note(message: string): void {
  console.info(`[${__BRAND_SLUG__}] ${message}`);
}
