/**
 * Marks a journey that repeats another one: on a further page of the same kind, at a further width, with a further answer that
 * the code treats alike. `npm test` leaves these out, because they take half of the time; `npm test -- --every` runs them, as
 * CI does each night.
 */
export const repeatIf = (isRepeat: boolean): { tag?: "@every" } => (isRepeat ? { tag: "@every" } : {});

/** Marks a journey that runs in Firefox as well, because browsers differ in what it uses. */
export const EACH_BROWSER = { tag: "@each-browser" };
