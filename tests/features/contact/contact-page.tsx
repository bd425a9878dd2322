// Renders the contact form and finds its parts by role.
import { act, fireEvent, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { contact } from "@/content/contact";
import { ContactForm } from "@/features/contact/contact-form";
import { type ContactStore, createContactStore } from "@/features/contact/contact-store";
import { createSafeStorage } from "@/lib/browser/storage";
import type { ContactMessage } from "@/vendors/contact-endpoint/contact-endpoint";
import { FakeArea } from "../../lib/fake-area";

export const texts = contact.form;
export const MESSAGE = {
  name: "Wendell",
  email: "w@lamp.example",
  subject: "Lamp",
  message: "<b>Two</b>\nlines",
};
export const EMPTY = { name: "", email: "", subject: "", message: "" };
export const area = new FakeArea();

/** Runs before each test: clears the storage. */
export function clearVisit(): void {
  area.clear();
}

/** Each call is another page load of the same visit. */
export function newVisit(
  post: (message: ContactMessage) => Promise<void> = () => Promise.resolve(),
): ContactStore {
  return createContactStore(
    post,
    createSafeStorage(() => area),
  );
}

export const form = (store: ContactStore, connected = true) => (
  <StrictMode>
    <ContactForm texts={texts} email="hello@shop.example" store={store} connected={connected} />
  </StrictMode>
);

export const field = (name: string) =>
  screen.getByRole<HTMLInputElement | HTMLTextAreaElement>("textbox", { name });
export const values = () => ({
  name: field("Name").value,
  email: field("Email").value,
  subject: field("Subject").value,
  message: field("Message").value,
});
export const button = () => screen.getByRole("button");
export const press = () => act(async () => button().click());
export const described = (name: string): string[] =>
  (field(name).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .flatMap((id) => document.getElementById(id)?.textContent ?? []);

export function type(message: ContactMessage): void {
  for (const [name, text] of Object.entries({
    Name: message.name,
    Email: message.email,
    Subject: message.subject,
    Message: message.message,
  }))
    fireEvent.input(field(name), { target: { value: text } });
}
