import type { AnalyticsAdapter } from "@/vendors/analytics";

/** The list of the tag manager, or null where none made one. */
function dataLayer(): unknown[] | null {
  const layer = "dataLayer" in window ? window.dataLayer : undefined;
  return Array.isArray(layer) ? layer : null;
}

export const analytics: AnalyticsAdapter = {
  /** Pushes a copy: a tag manager writes into what it is given. */
  report: (event) => void dataLayer()?.push({ ...event }),
  isListening: () => dataLayer() !== null,
};
