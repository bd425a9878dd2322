import { useEffect, useRef, type RefObject } from "react";
import type { ContactStore } from "./contact-store";
import { fillForm, readForm } from "./form-values";

/** A long text is not written with every key. */
const SAVE_DELAY_MS = 300;

interface Draft {
  save: () => void;
  /** What is typed now will be kept in a moment. */
  changed: () => void;
}

/** Puts an earlier draft back into the form and keeps what is typed from then on, the last of it when the page is left. */
export function useDraft(form: RefObject<HTMLFormElement | null>, store: ContactStore): Draft {
  const current = useRef<Draft | null>(null);

  useEffect(() => {
    // The reference is empty by the time the page is left.
    const node = form.current;
    if (!node) return;
    const kept = store.draft();
    if (kept) fillForm(node, kept);
    const draft = draftOf(node, store);
    current.current = draft;
    // What was typed before the application ran.
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

function draftOf(form: HTMLFormElement, store: ContactStore): Draft & { saveIfChanged: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    // A message that was taken is no draft any more.
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
