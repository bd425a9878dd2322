import { warn } from "@/lib/log";
import { referralStore } from "@/lib/referral/referral-store";

/** Logs what failed. The message of an error may contain the address, and so the referral code, which must not get into logs. */
export function warnAbout(what: string, error: unknown): void {
  const code = referralStore.current();
  const text = String(error);
  warn(`${what} failed: ${code === null ? text : text.replaceAll(code, "…")}`);
}
