// The checks that a message must pass before it is sent.
import type { ContactMessage } from "@/vendors/contact-endpoint/contact-endpoint";

export type ContactField = keyof ContactMessage;

/** The fields in the order in which they are shown. */
export const CONTACT_FIELDS: readonly ContactField[] = ["name", "email", "subject", "message"];

export type FieldProblem = "missing" | "no-email" | "too-long";

/**
 * The maximum length of each field in characters. Input is never cut: a longer text stays in its field, and the form
 * shows the limit. The limits are high and stay below about 1 MB, from which on services refuse bodies.
 */
export const MAX_LENGTH: Record<ContactField, number> = {
  name: 200,
  email: 254,
  subject: 300,
  message: 200_000,
};

/** The pattern of `<input type=email>` in the HTML standard. We check it here so that the error message is ours. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Returns the problem of each field; empty if the message can be sent. Characters are UTF-16 units, as in browsers. */
export function checkMessage(message: ContactMessage): Partial<Record<ContactField, FieldProblem>> {
  const problems: Partial<Record<ContactField, FieldProblem>> = {};
  for (const field of CONTACT_FIELDS) {
    const text = message[field].trim();
    if (text === "") problems[field] = "missing";
    else if (text.length > MAX_LENGTH[field]) problems[field] = "too-long";
    else if (field === "email" && !EMAIL.test(text)) problems[field] = "no-email";
  }
  return problems;
}
