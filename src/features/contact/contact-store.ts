// The state of the contact message. It is kept when the user navigates to another page of the site: the request
// continues, and on return the form shows that the message was sent, or still has its text.
import { field, parseJson } from "@/lib/field";
import { type SafeStorage, STORAGE_KEYS } from "@/lib/browser/storage";
import { createStore } from "@/lib/store";
import { CONTACT_FIELDS } from "./contact-rules";
import {
  ContactError,
  type ContactMessage,
  type ContactProblem,
} from "@/vendors/contact-endpoint/contact-endpoint";

export type ContactState =
  | { phase: "writing" }
  | { phase: "sending" }
  | { phase: "sent" }
  | { phase: "failed"; problem: ContactProblem };

export type ContactStore = ReturnType<typeof createContactStore>;

const EMPTY: ContactMessage = { name: "", email: "", subject: "", message: "" };

/** `post` rejects with a ContactError if the endpoint did not accept the message. */
export function createContactStore(post: (message: ContactMessage) => Promise<void>, storage: SafeStorage) {
  const { get, set, subscribe } = createStore<ContactState>({ phase: "writing" });

  return {
    get,
    subscribe,
    /** Does nothing while another message is being sent. Never rejects. */
    async send(message: ContactMessage): Promise<void> {
      if (get().phase === "sending") return;
      set({ phase: "sending" });
      try {
        await post(message);
        storage.set(STORAGE_KEYS.contactDraft, null);
        set({ phase: "sent" });
      } catch (error) {
        set({ phase: "failed", problem: error instanceof ContactError ? error.problem : "unclear" });
      }
    },
    /** Replaces the confirmation by an empty form. */
    startNew: () => set({ phase: "writing" }),
    /** Returns earlier input that was not sent, or null. */
    draft: () => readDraft(storage.get(STORAGE_KEYS.contactDraft)),
    keepDraft(message: ContactMessage): void {
      if (CONTACT_FIELDS.every((name) => message[name] === "")) storage.set(STORAGE_KEYS.contactDraft, null);
      else storage.set(STORAGE_KEYS.contactDraft, JSON.stringify(message));
    },
  };
}

function readDraft(text: string | null): ContactMessage | null {
  const stored = parseJson(text);
  if (stored === undefined) return null;
  const draft = { ...EMPTY };
  for (const name of CONTACT_FIELDS) {
    const value = field(stored, name);
    if (typeof value === "string") draft[name] = value;
  }
  return draft;
}
