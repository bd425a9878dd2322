/** Null for what is no address. */
export function parseAddress(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** Whether an address is at one of these sites, with or without `www.`, by whatever scheme and port. */
export function isOnSite(address: URL, sites: readonly string[]): boolean {
  return sites.some((site) => {
    const own = parseAddress(site);
    return own !== null && hostOf(own) === hostOf(address);
  });
}

/** A host may be written with a dot behind it. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^www\./, "").replace(/\.$/, "");
}
