import { useEffect, useState } from "react";
import type { LookupAnswer } from "@/lib/referral/code-answers";

/** Asks the affiliate service about a code. May reject. */
export type AskAboutCode = (code: string) => Promise<LookupAnswer>;

/** After the last key. Each code on the way to the whole one would be a request. */
const TYPED_MS = 700;

/** What the service says of the typed code; null until it has answered, where it fails, and where nobody can be asked. */
export function useAskedCode(code: string | null, ask: AskAboutCode | null): LookupAnswer | null {
  const [known, setKnown] = useState<{ code: string; answer: LookupAnswer } | null>(null);
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
