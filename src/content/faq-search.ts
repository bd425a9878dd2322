import type { FaqSearchLabels } from "./schema";

/** What the search of the answers says of other pages, and where it finds nothing. */
export const faqSearchLabels: FaqSearchLabels = {
  pagesHeading: "On other pages",
  /** After the number of answers. */
  pagesShown: "{shown} on other pages",
  mail: "Email the question",
};
