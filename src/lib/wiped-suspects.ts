import { createStore } from "./store.ts";

/** The handles of the suspects whom the visitor wiped in the line-up, in that order, until the page is loaded again. */
export const wipedSuspects = createStore<readonly string[]>([]);
