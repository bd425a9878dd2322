import { prefersReducedMotion } from "@/lib/reduced-motion";

/** Whether films may start by themselves: not where the visitor asked for less motion or less data. */
export function playsUnasked(): boolean {
  return !savesData() && !prefersReducedMotion();
}

/** Only Chromium tells it to scripts. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return (
    typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true
  );
}
