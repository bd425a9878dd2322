// The affiliate service's answers on referral codes, for the whole page.
import type { CodeAnswer } from "@/lib/purchase/offer";
import { createStore } from "@/lib/store";

/** What the service says of a code. It is a CodeAnswer of lib/purchase/offer.ts, with the service's spelling of the code. */
export type ServiceAnswer = (Answer<"known"> & { readonly code: string }) | Answer<"unknown">;

export type LookupAnswer = ServiceAnswer | Answer<"unread">;

type Answer<State> = Extract<CodeAnswer, { readonly state: State }>;

/** By code. A code that is still looked up is not in it. The lookup fills it: see features/referral/code-lookup.ts. */
export const codeAnswers = createStore<ReadonlyMap<string, LookupAnswer>>(new Map());
