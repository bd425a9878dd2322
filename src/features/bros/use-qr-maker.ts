import { useCallback, useState } from "react";
import type * as QrMaker from "./qr-code";
import { atOnce, never, useLate } from "@/hooks/use-late";
import { createLoader } from "@/lib/load-once";
import { warnOnce } from "@/lib/log";

export type LoadQrMaker = () => Promise<typeof QrMaker>;

const makers = createLoader((load: LoadQrMaker) => load());

interface QrMakerState {
  /** The module that makes QR codes; null until it has loaded. */
  maker: typeof QrMaker | null;
  failed: boolean;
  retry: () => void;
}

/** Loads the module that makes QR codes when it is first needed, and keeps it. */
export function useQrMaker(needed: boolean, load: LoadQrMaker): QrMakerState {
  const [failed, setFailed] = useState(false);
  const fail = useCallback((error: unknown) => {
    warnOnce("The QR code library did not load.", error);
    setFailed(true);
  }, []);
  const maker = useLate(makers, load, fail, needed && !failed ? atOnce : never);
  return { maker, failed, retry: () => setFailed(false) };
}
