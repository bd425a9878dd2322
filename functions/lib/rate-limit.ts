// Limits the requests of one visitor. They are counted in the memory of one running copy of the function, so a host that runs
// many copies allows more. The limit stops a visitor who tries out codes; the host has to stop denial-of-service attacks.

const WINDOW_MS = 60_000;
/** The most addresses and networks to count in one window, some 100 bytes each. Beyond that, the oldest is removed. */
const ENTRY_LIMIT = 5_000;

export interface RateLimits {
  /** Requests per minute from one IPv4 address or one /64 network of IPv6, all of whose addresses belong to one customer. */
  perAddress: number;
  /** Requests per minute from one /48 network of IPv6, which providers assign to one site and which has 65,536 /64 networks. */
  perNetwork: number;
}

export interface RateLimiter {
  /** Counts one request. Returns the whole seconds to wait, 1 to 60, when the limit is exceeded; otherwise 0. */
  take: (address: string, now: number) => number;
}

/** Counts in fixed windows of one minute. `now` is in epoch milliseconds. */
export function createRateLimiter(limits: RateLimits, entryLimit: number = ENTRY_LIMIT): RateLimiter {
  let countedWindow = Number.NaN;
  const counts = new Map<string, number>();

  function count(entry: string): number {
    const counted = (counts.get(entry) ?? 0) + 1;
    const [oldest] = counts.keys();
    if (counted === 1 && oldest !== undefined && counts.size >= entryLimit) counts.delete(oldest);
    counts.set(entry, counted);
    return counted;
  }

  return {
    take(address, now) {
      const windowNow = Math.floor(now / WINDOW_MS);
      if (windowNow !== countedWindow) counts.clear();
      countedWindow = windowNow;
      const groups = ipv6Groups(address);
      const ofAddress = count(groups ? groups.slice(0, 4).join(":") : address);
      const ofNetwork = groups ? count(`${groups.slice(0, 3).join(":")}/48`) : 0;
      const isTooOften = ofAddress > limits.perAddress || ofNetwork > limits.perNetwork;
      return isTooOften ? Math.ceil(((countedWindow + 1) * WINDOW_MS - now) / 1_000) : 0;
    },
  };
}

/** The eight groups of an IPv6 address; null for an IPv4 address, even when it is written in IPv6 notation. */
function ipv6Groups(address: string): string[] | null {
  if (!address.includes(":") || address.includes(".")) return null;
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = head.split(":").filter((group) => group !== "");
  if (tail !== undefined) {
    // Without a group after the zeros, this is one empty group: the last, which no limit counts.
    const after = tail.split(":");
    groups.push(...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill("0"), ...after);
  }
  return groups;
}
