// The demo store's answer to the buy button's first request, which the build executes. Nobody who only looks loads the store itself.
import { nextTask } from "@/lib/browser/next-task";

/** A request's body, and the body of its response. */
export interface PreparedAnswer {
  readonly request: string;
  readonly answer: string;
}

/** Answers the prepared request, and every other one by the store, which is loaded for it. */
export function preparedFetch(
  { request, answer }: PreparedAnswer,
  loadStore: () => Promise<{ fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response> }>,
): typeof fetch {
  return async (input, init) => {
    if (init?.body !== request) return (await loadStore()).fetch(input, init);
    init.signal?.throwIfAborted();
    // A response from the network comes in a task of its own, too.
    await nextTask();
    return new Response(answer, {
      headers: { "Content-Type": "application/json" },
    });
  };
}
