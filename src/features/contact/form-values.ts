// Between a form's fields and a message. The fields are the browser's: nothing here is React's state.
import { CONTACT_FIELDS } from "./contact-rules";
import type { ContactMessage } from "@/vendors/contact-endpoint/contact-endpoint";

/** A name that robots like and that no list of what browsers and password managers fill has. */
export const HONEYPOT = "reference_link";

type Field = HTMLInputElement | HTMLTextAreaElement;

function fieldOf(form: HTMLFormElement, name: string): Field | null {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : null;
}

/** As it was typed. */
export function readForm(form: HTMLFormElement): ContactMessage {
  const valueOf = (name: string): string => fieldOf(form, name)?.value ?? "";
  return {
    name: valueOf("name"),
    email: valueOf("email"),
    subject: valueOf("subject"),
    message: valueOf("message"),
  };
}

/** Only fields that are still empty: what somebody has typed meanwhile is newer. */
export function fillForm(form: HTMLFormElement, message: ContactMessage): void {
  for (const name of CONTACT_FIELDS) {
    const field = fieldOf(form, name);
    if (field?.value === "") field.value = message[name];
  }
}

/** Whether the honeypot was filled; it is empty afterwards. */
export function takeHoney(form: HTMLFormElement): boolean {
  const field = fieldOf(form, HONEYPOT);
  if (!field || field.value === "") return false;
  field.value = "";
  return true;
}
