/** Where the development server answers in which content file a text or a picture is. */
export const PLACES_PATH = "/__content-places";
