// Where browsers find a picture, a film or its captions.

declare const __MEDIA_VERSION__: string;

/**
 * Returns the address of a file of public/pictures or public/videos. Browsers keep these files for a week (plugins/host/headers.ts). The
 * version is made of the content of all of them, so that a file which was replaced under its name is fetched at the next visit.
 */
export const mediaAddress = (path: string): string => `${path}?${__MEDIA_VERSION__}`;
