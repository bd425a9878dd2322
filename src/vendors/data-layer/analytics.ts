import type { ReportEvent } from "@/vendors/analytics";

/** Pushes a copy: a tag manager writes into what it is given. */
export const reportEvent: ReportEvent = (event) => {
  const layer = "dataLayer" in window ? window.dataLayer : undefined;
  if (Array.isArray(layer)) layer.push({ ...event });
};
