import { useSyncExternalStore } from "react";
import type { BookedSuspect } from "@/content/schema";
import { wipedSuspects } from "@/lib/wiped-suspects";

const lastWiped = (): string | undefined => wipedSuspects.get().at(-1);

/** Returns the suspect whom the visitor wiped last, or the first one: so in prerendered HTML, and where the last one has no pictures. */
export function useBookedSuspect(suspects: readonly BookedSuspect[]): BookedSuspect | undefined {
  const username = useSyncExternalStore(wipedSuspects.subscribe, lastWiped, () => undefined);
  return suspects.find((suspect) => suspect.username === username) ?? suspects[0];
}
