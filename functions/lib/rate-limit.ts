// How often one visitor may ask. Requests are counted in the memory of one running copy of the function, so a host that
// runs many copies allows more: this stops a visitor who tries codes, not a flood. Floods are the host's to stop.

const WINDOW_MS = 60_000;
/** Addresses and networks counted in one window, some 100 bytes each. Beyond that the oldest is forgotten. */
const ENTRY_LIMIT = 5_000;

export interface RateLimits {
  /** Requests a minute of one IPv4 address, or of one /64 network of IPv6: one customer has all of its addresses. */
  perAddress: number;
  /** Requests a minute of one /48 network of IPv6, which is what providers give to a site: 65,536 networks of /64. */
  perNetwork: number;
}

export interface RateLimiter {
  /** Counts one request. Whole seconds to wait, 1 to 60, when it is one too many; otherwise 0. */
  take: (address: string, now: number) => number;
}

/** Fixed windows of a minute by the clock of `now` (epoch milliseconds). */
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

/** The eight groups of an IPv6 address; null for an IPv4 address, also in IPv6's notation. */
function ipv6Groups(address: string): string[] | null {
  if (!address.includes(":") || address.includes(".")) return null;
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = head.split(":").filter((group) => group !== "");
  if (tail !== undefined) {
    const after = tail.split(":").filter((group) => group !== "");
    groups.push(...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill("0"), ...after);
  }
  return groups;
}
