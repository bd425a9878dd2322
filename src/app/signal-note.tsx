import { useEffect, useState } from "react";
import { signalNote } from "@/content/signal-note";
import { usePrivacyChoice } from "@/hooks/use-privacy-choice";
import { STORAGE_KEYS, visitStore } from "@/lib/browser/storage";

/**
 * Says once in a visit that Global Privacy Control is honored (11 CCR § 7025). It is the end of the page: nothing is below it that would
 * move, and it covers nothing. It stays until the page is loaded anew.
 */
export function SignalNote() {
  const [isNew, setNew] = useState(false);
  const isSignaled = usePrivacyChoice() === "signal";
  useEffect(() => {
    if (!isSignaled || visitStore.get(STORAGE_KEYS.privacyShown) !== null) return;
    // Screen readers announce only text that changes after its element is there.
    const timer = setTimeout(() => {
      visitStore.set(STORAGE_KEYS.privacyShown, "1");
      setNew(true);
    });
    return () => clearTimeout(timer);
  }, [isSignaled]);
  return (
    <p role="status" className="bg-charcoal px-edge font-mono text-mono font-semibold text-ash">
      {/* Where the buy bar is above it, a line says that it is no part of the bar. */}
      {isNew ? (
        <span className="mx-auto block max-w-page pb-10 max-lg:border-t max-lg:border-rule-dark max-lg:pt-4">
          {signalNote}
        </span>
      ) : null}
    </p>
  );
}
