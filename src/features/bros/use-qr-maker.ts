import { useEffect, useState } from "react";
import type * as QrMaker from "./qr-code";
import { warnOnce } from "@/lib/log";

export type LoadQrMaker = () => Promise<typeof QrMaker>;

interface QrMakerState {
  /** The module that makes QR codes; null until it has loaded. */
  maker: typeof QrMaker | null;
  failed: boolean;
  retry: () => void;
}

/** Loads the module that makes QR codes when it is first needed, and keeps it. */
export function useQrMaker(needed: boolean, load: LoadQrMaker): QrMakerState {
  const [maker, setMaker] = useState<typeof QrMaker | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!needed || maker || failed) return;
    let cancelled = false;
    const loadIt = async (): Promise<void> => {
      try {
        const loaded = await load();
        if (!cancelled) setMaker(loaded);
      } catch (error) {
        warnOnce("The QR code library did not load.", error);
        if (!cancelled) setFailed(true);
      }
    };
    void loadIt();
    return () => {
      cancelled = true;
    };
  }, [needed, maker, failed, load]);

  return { maker, failed, retry: () => setFailed(false) };
}
