import { useEffect, useState } from "react";
import type * as QrMaker from "./qr-code";
import { warnOnce } from "@/lib/log";

export type LoadQrMaker = () => Promise<typeof QrMaker>;

interface QrMakerState {
  /** Null until it has loaded. */
  maker: typeof QrMaker | null;
  failed: boolean;
  retry: () => void;
}

/** Loads what draws QR codes when it is first wanted, and keeps it. */
export function useQrMaker(wanted: boolean, load: LoadQrMaker): QrMakerState {
  const [maker, setMaker] = useState<typeof QrMaker | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!wanted || maker || failed) return;
    let left = false;
    const loadIt = async (): Promise<void> => {
      try {
        const loaded = await load();
        if (!left) setMaker(loaded);
      } catch (error) {
        warnOnce("What draws QR codes did not load.", error);
        if (!left) setFailed(true);
      }
    };
    void loadIt();
    return () => {
      left = true;
    };
  }, [wanted, maker, failed, load]);

  return { maker, failed, retry: () => setFailed(false) };
}
