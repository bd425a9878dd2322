import { prefersReducedMotion } from "@/lib/scroll";

/** Whether films may start by themselves: not where the visitor asked for less motion or less data. */
export function playsUnasked(): boolean {
  return !savesData() && !prefersReducedMotion();
}

/** Calls back when the visitor changes the wish for less motion. Returns the way to stop. */
export function onMotionChange(onChange: () => void): () => void {
  const wish = window.matchMedia("(prefers-reduced-motion: reduce)");
  wish.addEventListener("change", onChange);
  return () => wish.removeEventListener("change", onChange);
}

/** Only Chromium tells it to scripts. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return (
    typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true
  );
}
