import { afterEach, beforeEach } from "vitest";
import { EVENT_NAME } from "@/vendors/analytics";

/** The site's events in the order in which they are reported. Each test begins with none. */
export function recordEvents(): unknown[] {
  const events: unknown[] = [];
  const record = (event: Event): void =>
    void events.push(event instanceof CustomEvent ? event.detail : event);
  beforeEach(() => {
    events.length = 0;
    window.addEventListener(EVENT_NAME, record);
  });
  afterEach(() => window.removeEventListener(EVENT_NAME, record));
  return events;
}
