// Reads and writes the fields of the form. They are uncontrolled, so their values are not in React's state.
import { CONTACT_FIELDS } from "./contact-rules";
import type { ContactMessage } from "@/vendors/contact-endpoint/contact-endpoint";

/** A name that bots fill, but that is not among the names which browsers and password managers fill. */
export const HONEYPOT = "reference_link";

type Field = HTMLInputElement | HTMLTextAreaElement;

function fieldOf(form: HTMLFormElement, name: string): Field | null {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : null;
}

/** Returns the input unchanged. */
export function readForm(form: HTMLFormElement): ContactMessage {
  const valueOf = (name: string): string => fieldOf(form, name)?.value ?? "";
  return {
    name: valueOf("name"),
    email: valueOf("email"),
    subject: valueOf("subject"),
    message: valueOf("message"),
  };
}

/** Fills only fields that are empty, because the user may already have typed into the others. */
export function fillForm(form: HTMLFormElement, message: ContactMessage): void {
  for (const name of CONTACT_FIELDS) {
    const field = fieldOf(form, name);
    if (field?.value === "") field.value = message[name];
  }
}

/** Empties the honeypot and returns whether it was filled. */
export function clearHoneypot(form: HTMLFormElement): boolean {
  const field = fieldOf(form, HONEYPOT);
  if (!field || field.value === "") return false;
  field.value = "";
  return true;
}
