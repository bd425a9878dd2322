// What the page of the development server asks for, and what it is answered.

/** Where the development server answers in which content file a text or a picture is. */
export const PLACES_PATH = "/__content-places";

export interface PlaceQuery {
  /** The texts of the element, or the name of the picture, the innermost one first. */
  texts: readonly string[];
  /** The texts of the elements around it, the innermost one first. They decide between several places. */
  around: readonly string[];
}

export interface ContentPlace {
  file: string;
  /** The first line is 1, as is the first column. */
  line: number;
  column: number;
  text: string;
}
