/**
 * Marks a journey that `npm test` leaves out, so that it takes minutes: one that takes long, or whose rule a unit test, the model of the
 * purchase or another journey holds as well. `npm test -- --every` runs them, as CI does each night.
 */
export const AT_NIGHT = { tag: "@at-night" };

/**
 * The same for journeys that repeat another one: on a further page of the same kind, at a further width, in a further time zone, with
 * a further answer that the code treats alike.
 */
export const repeatIf = (isRepeat: boolean): Partial<typeof AT_NIGHT> => (isRepeat ? AT_NIGHT : {});

/** Marks a journey that runs in Firefox as well, because browsers differ in what it uses. */
export const EACH_BROWSER = { tag: "@each-browser" };
export const EACH_BROWSER_AT_NIGHT = { tag: [EACH_BROWSER.tag, AT_NIGHT.tag] };
