import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { BroLabels } from "@/content/schema";
import { useCodeAnswer } from "@/hooks/use-code-answer";
import { useHasPainted } from "@/hooks/use-has-painted";
import { usePrivacyChoice } from "@/hooks/use-privacy-choice";
import { useReferralCode } from "@/hooks/use-referral-code";
import { parseJson } from "@/lib/field";
import type { ReferralRecord } from "@/lib/referral/referral-code";
import { referralStore } from "@/lib/referral/referral-store";
import { readSender, senderOf, type Sender } from "@/lib/referral/sender";
import { senderFile } from "@/lib/referral/sender-files";
import { withTimeLimit } from "@/lib/time-limit";
import { publishSender } from "./publish-sender";

const FILE_LIMIT_MS = 8_000;

/** The affiliate in the HTML, where it is that of his page. */
export const senderOfPage = (): Sender | null =>
  readSender(parseJson(document.querySelector<HTMLMetaElement>("meta[name=sender]")?.content ?? null));

const keptText = (): string | null => JSON.stringify(referralStore.referrals()?.live.sender) ?? null;

/**
 * Decides on every page while a code is live who sent the visitor, and publishes him. He is kept in the record of the code, so he expires, is
 * replaced, removed and restored with it. After an opt-out nobody is shown or kept.
 */
export function useSender(labels: BroLabels): void {
  const code = useReferralCode();
  const answer = useCodeAnswer(code);
  const storedText = useSyncExternalStore(referralStore.subscribe, keptText);
  const isOut = usePrivacyChoice() === "opted-out";
  const painted = useHasPainted();
  const isNobodys = isOut || !import.meta.env.BROS || answer?.state === "unknown";
  const sender = useMemo(
    () => senderOf(code, answer, isNobodys ? [] : [senderOfPage(), readSender(parseJson(storedText))]),
    [code, answer, isNobodys, storedText],
  );
  const [asked, setAsked] = useState<string | null>(null);
  const isAwaited = sender === null && code !== null && !isNobodys && asked !== code;
  useEffect(() => publishSender(isAwaited ? undefined : sender, labels), [isAwaited, sender, labels]);
  useEffect(() => () => publishSender(undefined, labels), [labels]);
  useEffect(() => {
    if (painted && code !== null) void keepSender(code, isNobodys).then(() => setAsked(code));
  }, [painted, code, isNobodys]);
}

/**
 * Keeps the affiliate of a code, or removes one whom the site no longer has, and whoever sent the visitor before. When the file fails, the
 * page goes on without a change.
 */
async function keepSender(code: string, isNobodys: boolean): Promise<void> {
  let found: Sender | null = null;
  try {
    if (!isNobodys) found = senderOf(code, null, [senderOfPage()]) ?? (await askAboutSender(code));
  } catch {
    return;
  }
  const referrals = referralStore.referrals();
  if (referrals?.live.code !== code) return;
  const live = withoutSender(referrals.live);
  referralStore.settle({
    live: found ? { ...live, sender: found } : live,
    replaced: referrals.replaced.map(withoutSender),
  });
}

function withoutSender(record: ReferralRecord): ReferralRecord {
  const { sender: _, ...kept } = record;
  return kept;
}

/** The affiliate of a code, as the site has him. */
export async function askAboutSender(code: string): Promise<Sender | null> {
  const file = senderFile(code, Number(import.meta.env.BROS));
  const late = (): Error => new Error(`The request for ${file} timed out.`);
  const list: unknown = await withTimeLimit(
    async (signal) => (await fetch(file, { signal })).json(),
    FILE_LIMIT_MS,
    late,
  );
  const senders = Array.isArray(list) ? list.map((item: unknown) => readSender(item)) : [];
  return senderOf(code, null, senders);
}
