// Vendors' scripts that must not find a referral code in the address. Apart from load-script.ts, which the landing page does not need.

export function markAsReading(script: HTMLScriptElement): void {
  script.dataset["reads"] = "";
}

/** Whether this page has requested one. */
export function hasReadingScripts(): boolean {
  return document.querySelector("script[data-reads]") !== null;
}
