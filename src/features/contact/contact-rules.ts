// What a message must be, before it is sent.
import type { ContactMessage } from "@/vendors/contact-endpoint/contact-endpoint";

export type ContactField = keyof ContactMessage;

/** In the order in which they stand. */
export const CONTACT_FIELDS: readonly ContactField[] = ["name", "email", "subject", "message"];

export type FieldProblem = "missing" | "no-email" | "too-long";

/**
 * The most of each, in characters. Generous, because nothing typed is cut or lost: a longer text stays in its field and
 * the form says what it takes. Services refuse bodies from about 1 MB on.
 */
export const LONGEST: Record<ContactField, number> = {
  name: 200,
  email: 254,
  subject: 300,
  message: 200_000,
};

/** What `<input type=email>` accepts, from the HTML standard; checked here so that the words about it are ours. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** What is wrong with each field; empty when it can be sent. Characters are UTF-16 units, as browsers count. */
export function checkMessage(message: ContactMessage): Partial<Record<ContactField, FieldProblem>> {
  const problems: Partial<Record<ContactField, FieldProblem>> = {};
  for (const field of CONTACT_FIELDS) {
    const text = message[field].trim();
    if (text === "") problems[field] = "missing";
    else if (text.length > LONGEST[field]) problems[field] = "too-long";
    else if (field === "email" && !EMAIL.test(text)) problems[field] = "no-email";
  }
  return problems;
}
