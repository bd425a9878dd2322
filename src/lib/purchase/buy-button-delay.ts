/**
 * The buy button is loaded this long after a page is shown, or earlier if the shopper chooses a bundle. The application is started this
 * long after the first page is shown, or earlier on user input: the buy button needs it, and nothing else does.
 */
export const BUY_BUTTON_DELAY_MS = 2_000;
