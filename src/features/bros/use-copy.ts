import { useState, type RefObject } from "react";
import type { KitLabels } from "@/content/schema";
import type { copyText } from "@/lib/browser/clipboard";

export type CopyText = typeof copyText;

/** Copies a text and returns a status message. `shown` is the element that shows the text. */
export function useCopy(
  copy: CopyText,
  labels: Pick<KitLabels["link"], "copied" | "copyByHand">,
  text: string,
  shown: RefObject<HTMLElement | null>,
) {
  const [outcome, setOutcome] = useState<{ text: string; copied: boolean } | null>(null);

  async function run(): Promise<void> {
    // The message is removed first, so that screen readers announce a second copy as well.
    setOutcome(null);
    let copied = true;
    try {
      await copy(text);
    } catch {
      copied = false;
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
    }
    setOutcome({ text, copied });
  }

  /** The message is about the current text, so it is removed when the text changes. */
  const status = outcome?.text === text ? (outcome.copied ? labels.copied : labels.copyByHand) : "";
  return { status, run };
}
