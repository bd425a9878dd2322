/** Explains a failure to a marketer who edits texts. `source` names the file and the section of the specification. */
export const fixed = (source: string): string =>
  `The specification fixes this (${source}). If the change is intended, change it in this test too.`;
