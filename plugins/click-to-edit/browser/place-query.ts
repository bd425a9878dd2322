// What the page of the development server asks for, and what it is answered.
import { field, listField, textField } from "@/lib/field";

/** What is at the pointer. */
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
  /** Such as `bundles[1].price`. */
  name: string;
}

/** The places in an answer of the development server, which may be another one after a restart. */
export function readPlaces(answer: unknown): ContentPlace[] {
  return listField({ places: answer }, "places", (entry) => ({
    file: textField(entry, "file"),
    line: Number(field(entry, "line")),
    column: Number(field(entry, "column")),
    name: textField(entry, "name"),
  }));
}
