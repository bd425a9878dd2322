// Which of the stored referral codes is the live one, given what the affiliate service says of them. Pure.
import type { LookupAnswer } from "./code-answers";
import type { StoredReferrals } from "./referral-code";

/** What to do next: look up a code, or store these records. */
export type Settlement = { readonly ask: string } | { readonly store: StoredReferrals };

/**
 * A code that the service does not know never replaces one that it knows: the newest of the replaced codes that is known
 * becomes the live one again. Codes that prove unknown on the way are dropped. A code that could not be read ends the
 * search, and the last link wins until the service answers. A known code is stored in the service's spelling.
 * `answerOf` returns null for a code that has to be looked up.
 */
export function settleReferrals(
  { live, replaced }: StoredReferrals,
  answerOf: (code: string) => LookupAnswer | null,
): Settlement {
  const candidates = [live, ...replaced];
  for (const [index, candidate] of candidates.entries()) {
    const answer = answerOf(candidate.code);
    if (answer === null) return { ask: candidate.code };
    const older = candidates.slice(index + 1);
    if (answer.state === "known") {
      const { code } = answer;
      const others = older.filter((other) => other.code !== code);
      return { store: { live: { ...candidate, code }, replaced: others } };
    }
    if (answer.state === "unread")
      return { store: { live, replaced: candidate === live ? older : [candidate, ...older] } };
  }
  return { store: { live, replaced: [] } };
}

/** The records after a removal is undone. A code that became live meanwhile is kept behind the restored one. */
export function restoredReferrals(
  { live, replaced }: StoredReferrals,
  meanwhile: StoredReferrals | null,
): StoredReferrals {
  return { live, replaced: meanwhile ? [meanwhile.live, ...replaced] : replaced };
}
