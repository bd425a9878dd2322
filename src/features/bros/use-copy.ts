import { useState, type RefObject } from "react";
import type { copyText } from "@/lib/clipboard";

export interface CopyWords {
  copied: string;
  /** Said when the browser refuses; the text is selected by then. */
  copyByHand: string;
}

export type CopyText = typeof copyText;

/** Copies a text and has words for how that went. `shown` is where the text stands on the page. */
export function useCopy(
  copy: CopyText,
  words: CopyWords,
  text: string,
  shown: RefObject<HTMLElement | null>,
) {
  const [answer, setAnswer] = useState<{ text: string; copied: boolean } | null>(null);

  async function run(): Promise<void> {
    // Emptied first, so that a second 'Copied' is announced as well.
    setAnswer(null);
    let copied = true;
    try {
      await copy(text);
    } catch {
      copied = false;
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
    }
    setAnswer({ text, copied });
  }

  /** Of the text that stands there now; what was copied before it changed is no longer said. */
  const said = answer?.text === text ? (answer.copied ? words.copied : words.copyByHand) : "";
  return { said, run };
}
