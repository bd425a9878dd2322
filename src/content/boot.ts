/**
 * Shown where the application could not be loaded into an empty page. In a file of its own, because the script that
 * shows it must carry it along: at that time no other file can be relied on.
 */
export const startFailure = { text: "This page did not load.", home: "Go to the home page" };
