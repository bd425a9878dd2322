/** `shownAt`: when its whole HTML had arrived, as `performance.now()` counts. The boot script notes it. */
export const firstPage = { shownAt: performance.now() };
