import { useEffect, useRef, type RefObject } from "react";
import type { ContactStore } from "./contact-store";
import { fillForm, readForm } from "./form-values";

/** The draft is stored after a pause in typing, because storing a long text on every key would be slow. */
const SAVE_DELAY_MS = 300;

/**
 * Restores an earlier draft into the form, and stores the input from then on, at the latest when the page is left. Call `changed` on
 * input.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, store: ContactStore) {
  const current = useRef<ReturnType<typeof draftOf> | null>(null);

  useEffect(() => {
    // The node is kept in a variable, because the ref is null when the cleanup runs.
    const node = form.current;
    if (!node) return;
    const stored = store.draft();
    if (stored) fillForm(node, stored);
    const draft = draftOf(node, store);
    current.current = draft;
    // The form may have input from before the application ran.
    draft.save();
    window.addEventListener("pagehide", draft.saveIfChanged);
    return () => {
      window.removeEventListener("pagehide", draft.saveIfChanged);
      draft.saveIfChanged();
    };
  }, [form, store]);

  return {
    save: () => current.current?.save(),
    changed: () => current.current?.changed(),
  };
}

function draftOf(form: HTMLFormElement, store: ContactStore) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    // A message that was sent is not a draft.
    if (store.get().phase !== "sent") store.keepDraft(readForm(form));
  };
  return {
    save,
    changed: () => {
      clearTimeout(timer);
      timer = setTimeout(save, SAVE_DELAY_MS);
    },
    saveIfChanged: () => {
      if (timer !== undefined) save();
    },
  };
}
