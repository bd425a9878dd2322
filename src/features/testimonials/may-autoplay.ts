import { prefersReducedMotion } from "@/lib/reduced-motion";

/** Returns whether videos may play automatically: not if the visitor's system is set to less motion or less data. */
export function mayAutoplay(): boolean {
  return !savesData() && !prefersReducedMotion();
}

/** Only Chromium makes this setting available to scripts. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return (
    typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true
  );
}
