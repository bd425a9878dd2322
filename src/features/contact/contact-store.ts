// One message and how far it got. It outlives the page that shows it: a message that is on its way when its writer goes
// to another page of the site arrives, and is found sent, or kept, on the way back.
import { field } from "@/lib/field";
import { type SafeStorage, STORAGE_KEYS } from "@/lib/storage";
import { createStore, type ReadableStore } from "@/lib/store";
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

export interface ContactStore extends ReadableStore<ContactState> {
  /** Does nothing while a message is on its way. Never rejects. */
  send: (message: ContactMessage) => Promise<void>;
  /** After a confirmation: an empty form. */
  startAnew: () => void;
  /** What was typed before and not sent; null where there is none. */
  draft: () => ContactMessage | null;
  keepDraft: (message: ContactMessage) => void;
}

const EMPTY: ContactMessage = { name: "", email: "", subject: "", message: "" };

/** `post` rejects with a ContactError when the endpoint did not take the message. */
export function createContactStore(
  post: (message: ContactMessage) => Promise<void>,
  storage: SafeStorage,
): ContactStore {
  const { get, set, subscribe } = createStore<ContactState>({ phase: "writing" });

  return {
    get,
    subscribe,
    async send(message) {
      if (get().phase === "sending") return;
      set({ phase: "sending" });
      try {
        await post(message);
        storage.remove(STORAGE_KEYS.contactDraft);
        set({ phase: "sent" });
      } catch (error) {
        set({ phase: "failed", problem: error instanceof ContactError ? error.problem : "unclear" });
      }
    },
    startAnew: () => set({ phase: "writing" }),
    draft: () => readDraft(storage.get(STORAGE_KEYS.contactDraft)),
    keepDraft(message) {
      if (CONTACT_FIELDS.every((name) => message[name] === "")) storage.remove(STORAGE_KEYS.contactDraft);
      else storage.set(STORAGE_KEYS.contactDraft, JSON.stringify(message));
    },
  };
}

function readDraft(text: string | null): ContactMessage | null {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    const draft = { ...EMPTY };
    for (const name of CONTACT_FIELDS) {
      const value = field(kept, name);
      if (typeof value === "string") draft[name] = value;
    }
    return draft;
  } catch {
    return null;
  }
}
