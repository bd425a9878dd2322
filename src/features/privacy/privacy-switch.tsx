import { useEffect, useRef, useState } from "react";
import type { PrivacySwitchLabels } from "@/content/schema";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { usePrivacyChoice } from "@/hooks/use-privacy-choice";
import { privacyChoice } from "@/lib/consent/privacy-choice";
import { localStore, STORAGE_KEYS, visitStore } from "@/lib/browser/storage";
import { hasLoadedScripts } from "@/vendors/load-script";
import { forgetReferral } from "./forget-referral";
import { forgetVendors } from "@/vendors/vendor-storage";

interface PrivacySwitchProps {
  labels: PrivacySwitchLabels;
  reload?: () => void;
}

const reloadPage = (): void => window.location.reload();

/** The switch that opts out of third-party scripts and forgets the referral code. It takes effect at once. */
export function PrivacySwitch({ labels, reload = reloadPage }: PrivacySwitchProps) {
  const choice = usePrivacyChoice();
  const hydrated = useIsHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [reloaded, setReloaded] = useState(false);
  const on = choice !== "open";

  useEffect(() => {
    if (visitStore.get(STORAGE_KEYS.privacyReload) === null) return;
    // Screen readers announce only text that changes after the page has loaded.
    const timer = setTimeout(() => {
      visitStore.set(STORAGE_KEYS.privacyReload, null);
      setReloaded(true);
      input.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, []);

  function change(): void {
    if (choice === "signal") return;
    setReloaded(false);
    if (on) return privacyChoice.optIn();
    // The code goes first: after an opt-out, another tab that knows nothing of its removal would write its copy back.
    forgetReferral();
    privacyChoice.optOut();
    forgetVendors();
    // Only a reload stops a running script, and a choice that is not stored would be lost by it.
    if (!hasLoadedScripts() || !localStore.lasting()) return;
    visitStore.set(STORAGE_KEYS.privacyReload, "1");
    reload();
  }

  function statusText(): string {
    if (!hydrated) return "";
    if (choice === "signal") return labels.signal;
    if (!on) return labels.off;
    if (!localStore.lasting())
      return hasLoadedScripts() ? `${labels.onForVisit} ${labels.stillRunning}` : labels.onForVisit;
    return reloaded ? `${labels.on} ${labels.reloaded}` : labels.on;
  }

  return (
    <section
      className="grid gap-x-16 gap-y-8 rounded-tile bg-charcoal p-6 text-bone sm:p-10 lg:grid-cols-2"
      aria-labelledby="privacy-switch"
    >
      <h2 id="privacy-switch" className="heading-wide text-h2">
        {labels.heading}
      </h2>
      <div>
        <label className="switch">
          <input
            ref={input}
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- HTML forbids aria-checked on a checkbox, whose own state says the same.
            role="switch"
            checked={on}
            disabled={!hydrated}
            aria-disabled={choice === "signal" || undefined}
            aria-describedby="privacy-switch-status"
            onChange={change}
          />
          <span className="switch-track" aria-hidden="true" />
          <span className="switch-label">{labels.label}</span>
        </label>
        <div
          id="privacy-switch-status"
          role="status"
          className="mt-4 min-h-18 lg:min-h-6 max-w-measure text-ash"
        >
          {hydrated && choice === "signal" ? (
            <p className="mb-3 inline-block rounded-control bg-lime px-4 py-2 font-mono text-mono font-semibold text-charcoal">
              {labels.honored}
            </p>
          ) : null}
          <p>{statusText()}</p>
        </div>
        <noscript>
          <p className="max-w-measure text-ash">{labels.noScript}</p>
        </noscript>
      </div>
    </section>
  );
}
