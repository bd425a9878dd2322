import type { ClickToEditLabels } from "./schema";

/** The badge in a corner of each page while the site is edited live. No visitor sees it. */
export const clickToEditLabels: ClickToEditLabels = {
  hint: "Alt-click a text or a picture to edit it",
  opened: "Opened in your editor: {section}",
  choose: "It is in {count} places. Choose one:",
  none: "No content file has this text or picture",
  failed: "The server did not answer. Start it again",
};
