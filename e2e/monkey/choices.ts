// What the monkey chooses from.
import { CODES } from "./addresses.ts";

export const WIDTHS = [320, 390, 768, 1280] as const;
export const HEIGHT = 800;
export const KEYS = [
  "Tab",
  "Tab",
  "Shift+Tab",
  "Escape",
  "Enter",
  "Space",
  "ArrowDown",
  "ArrowUp",
  "ArrowLeft",
  "ArrowRight",
  "End",
] as const;
export const TEXTS = [...CODES, "2", "0", "-1", "", "why shiny", "bro@example.com", "<b>", "😀"] as const;

/**
 * How long a visitor looks at what an action did, in two halves. Codes leave the address after 100 ms, and the page may load again once
 * between the halves, where a file of the application fails. No request takes longer than 8 s.
 */
export const PAUSES_MS = [300, 600, 3_000, 9_000] as const;
