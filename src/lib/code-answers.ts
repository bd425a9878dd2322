// The affiliate service's answers on referral codes, for the whole page.
import { createStore } from "./store";

/** What the service says of a code. It is a CodeAnswer of lib/offer.ts, with the service's spelling of the code. */
export type ServiceAnswer =
  | { readonly state: "known"; readonly code: string; readonly percent: number | null }
  | { readonly state: "unknown" };

export type LookupAnswer = ServiceAnswer | { readonly state: "unread" };

/** By code. A code that is still looked up is not in it. The lookup fills it: see features/referral/code-lookup.ts. */
export const codeAnswers = createStore<ReadonlyMap<string, LookupAnswer>>(new Map());
