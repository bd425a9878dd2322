/** Returns a function that starts the work, and does nothing while the work that it has started goes on. The work must not reject. */
export function oneAtATime(work: () => Promise<void>): () => void {
  let isGoingOn = false;
  return () => {
    if (isGoingOn) return;
    isGoingOn = true;
    void work().finally(() => (isGoingOn = false));
  };
}
