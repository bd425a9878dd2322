/** Stands in demo-signup.html for the address of the site's fonts. */
export const FONTS_PLACEHOLDER = "%FONTS%";
