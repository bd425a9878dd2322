import { useEffect, useState } from "react";
import type { Picture, ReferralPopupLabels } from "@/content/schema";
import type { LookupAnswer } from "@/lib/referral/code-answers";

export interface LinkPreview {
  title: string;
  description: string;
  picture: string;
  /** What the code takes off; null where the content does not know it. */
  percent: number | null;
  /** Of the popup, with the affiliate's name and picture. */
  popup: Pick<ReferralPopupLabels, "heading" | "earns"> & { face: Picture };
}
/** What a chat and the popup show of the link with a code; null where it is that of the shop. May reject. */
export type FindPreview = (code: string) => Promise<LinkPreview | null>;

/** Asks the affiliate service about a code. May reject. */
export type AskAboutCode = (code: string) => Promise<LookupAnswer>;

/** After the last key. Each code on the way to the whole one would be a request. */
const TYPED_MS = 700;

/** What is answered about the typed code; null until it has answered, where it fails, and where nobody can be asked. */
export function useAskedCode<Answer>(
  code: string | null,
  ask: ((code: string) => Promise<Answer>) | null,
): Answer | null {
  const [known, setKnown] = useState<{ code: string; answer: Answer } | null>(null);
  useEffect(() => {
    if (code === null || ask === null) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      ask(code).then(
        (answer) => isCurrent && setKnown({ code, answer }),
        () => undefined,
      );
    }, TYPED_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [code, ask]);
  return known?.code === code ? known.answer : null;
}
