// Which parts of pages say that their content is a sample. The demo store and the live-editing server say it of all. The build for a
// shop sets those to false for which the content names every source (plugins/content/samples-plugin.ts), and then no byte is left.
export const QUOTES_ARE_SAMPLES: boolean = true;
export const FILMS_ARE_SAMPLES: boolean = true;
/** The tiles on the landing page. */
export const PHOTOS_ARE_SAMPLES: boolean = true;
/** The tiles of the photo wall. */
export const WALL_ARE_SAMPLES: boolean = true;
/** The faces in the hero. */
export const FACES_ARE_SAMPLES: boolean = true;
/** The sheets beside the benefits. */
export const SHEETS_ARE_SAMPLES: boolean = true;
/** The figures of product.ts. */
export const FIGURES_ARE_SAMPLES: boolean = true;
/** Where the wipes are made. */
export const ORIGIN_ARE_SAMPLES: boolean = true;
/** Whether any text, film or tile names what its author got for it. */
export const HAS_INCENTIVES: boolean = true;
