import { useSyncExternalStore } from "react";
import type { LineUp } from "@/content/schema";
import { createStore } from "@/lib/store";
import type { Sender } from "@/lib/referral/sender";

/** The affiliate who sent the visitor, and the line-up that he turned in. */
export interface Sent {
  sender: Sender;
  lineUp: (content: LineUp) => InformedLineUp;
  /** For the popup, and beside the code in picker and cart. */
  texts: { heading: string; earns: string; note: string };
}

export type InformedLineUp = LineUp & { informant?: { username: string; place: string } };

/** Published by features/sender/, which only visitors with a referral code load. Undefined until it is known whether an affiliate did. */
export const sent = createStore<Sent | null | undefined>(undefined);

export const useSent = (): Sent | null | undefined =>
  useSyncExternalStore(sent.subscribe, sent.get, sent.get);
