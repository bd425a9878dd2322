/**
 * Marks a journey that `npm test` runs: one without which a sale, a code, a visitor's choice or the first paint could break unnoticed.
 * The rest runs each night, by `npm test -- --every` (docs/decisions/test-command.md).
 */
export const BY_DAY = { tag: "@by-day" };

/** The same for one of several journeys that repeat each other on further pages, windows or answers. */
export const byDayIf = (isIt: boolean): Partial<typeof BY_DAY> => (isIt ? BY_DAY : {});

/** Marks a journey that runs in Firefox as well, because browsers differ in what it uses. */
export const EACH_BROWSER = { tag: "@each-browser" };
export const EACH_BROWSER_BY_DAY = { tag: [EACH_BROWSER.tag, BY_DAY.tag] };
