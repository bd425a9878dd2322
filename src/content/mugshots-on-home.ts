import { mugshots } from "./mugshots";

const SHOWN = new Set([2, 5, 7, 12, 18, 22]);

/** The six faces of the landing page. */
export const mugshotsOnHome = mugshots.filter(({ id }) => SHOWN.has(id));
