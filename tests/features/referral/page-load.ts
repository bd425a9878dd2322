import { vi } from "vitest";

/** Opens an address as main.tsx does, in a page load of its own: its modules are new. Returns them, and the visits that it reports. */
export async function openPage(address: string, historyState: unknown = null) {
  vi.resetModules();
  window.history.replaceState(historyState, "", window.location.origin + address);
  const page = await import("@/features/referral/capture-referral");
  const { referralStore } = await import("@/lib/referral/referral-store");
  page.captureReferral(window.location);
  const reported: string[] = [];
  page.onReferralVisit((code) => void reported.push(code));
  return { ...page, referralStore, reported };
}

/** What the address bar shows, without the site. */
export const shownAddress = (): string => window.location.href.slice(window.location.origin.length);

export const storedRecord = (): unknown => JSON.parse(window.localStorage.getItem("snowball_code") ?? "null");
