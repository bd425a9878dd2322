import type { TextPageLabels } from "./schema";

/** Pages of running text: policies, the story. */
export const textPageLabels: TextPageLabels = {
  figures: "Key facts",
  contents: "On this page",
  /** After the number of a section, for screen readers. */
  sectionLink: "link to the section {section}",
};
