// How often one address may ask. Counted in the memory of one running copy of the function, so a host that runs many
// allows more: this stops a visitor who tries codes, not a flood. Floods are the host's to stop.

const WINDOW_MS = 60_000;
/** Addresses counted in one window, some 100 bytes each. Past it the one that came first is forgotten. */
export const ADDRESS_LIMIT = 5_000;

export interface RateLimiter {
  /** Counts one request. Whole seconds to wait, 1 to 60, when it is one too many; otherwise 0. */
  take(address: string, now: number): number;
}

/** Fixed windows of a minute by the clock of `now` (epoch milliseconds). */
export function createRateLimiter(perMinute: number, addressLimit: number = ADDRESS_LIMIT): RateLimiter {
  let window = Number.NaN;
  const counts = new Map<string, number>();
  return {
    take(address, now) {
      const windowNow = Math.floor(now / WINDOW_MS);
      if (windowNow !== window) counts.clear();
      window = windowNow;
      const bucket = bucketOf(address);
      const count = (counts.get(bucket) ?? 0) + 1;
      const [oldest] = counts.keys();
      if (count === 1 && oldest !== undefined && counts.size >= addressLimit) counts.delete(oldest);
      counts.set(bucket, count);
      return count > perMinute ? Math.ceil(((window + 1) * WINDOW_MS - now) / 1000) : 0;
    },
  };
}

/** The address itself, or the /64 network of an IPv6 address: one customer has all of those. */
function bucketOf(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = head.split(":").filter((group) => group !== "");
  if (tail !== undefined) {
    const after = tail.split(":").filter((group) => group !== "");
    groups.push(...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill("0"), ...after);
  }
  return groups.slice(0, 4).join(":");
}
