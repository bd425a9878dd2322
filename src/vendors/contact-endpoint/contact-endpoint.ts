// The adapter of the endpoint that takes the contact form's messages: a form service, a function of the host, a help desk.
import { withTimeLimit } from "@/lib/time-limit";
import { isConfirmation } from "./confirmation";

export const CONTACT_LIMIT_MS = 8_000;

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/**
 * `offline`, `unreachable` (no response: blocked, refused by CORS, no such host), `busy`, `refused`, `too-big` and `down`: the
 * message did not arrive. `slow` and `unclear`: it may have.
 */
export type ContactProblem =
  | "offline"
  | "unreachable"
  | "slow"
  | "busy"
  | "too-big"
  | "refused"
  | "down"
  | "unclear";

export class ContactError extends Error {
  constructor(readonly problem: ContactProblem) {
    super(`The contact endpoint failed: ${problem}`);
  }
}

interface SendOptions {
  send: typeof fetch;
  isOnline: () => boolean;
}

/** Resolves when the endpoint has taken the message. Rejects with a ContactError only. Sent once: a retry could arrive twice. */
export function sendContactMessage(
  endpoint: string,
  message: ContactMessage,
  options: SendOptions,
): Promise<void> {
  return withTimeLimit(
    (signal) => post(endpoint, message, options, signal),
    CONTACT_LIMIT_MS,
    () => new ContactError("slow"),
  );
}

async function post(
  endpoint: string,
  message: ContactMessage,
  { send, isOnline }: SendOptions,
  signal: AbortSignal,
): Promise<void> {
  let response: Response;
  try {
    response = await send(endpoint, {
      method: "POST",
      // Form services respond with JSON instead of a page when the request accepts it.
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(message),
      credentials: "omit",
      signal,
    });
  } catch {
    throw new ContactError(isOnline() ? "unreachable" : "offline");
  }
  if (!response.ok) throw new ContactError(problemOfStatus(response.status));
  let text: string;
  try {
    text = await response.text();
  } catch {
    throw new ContactError("unclear");
  }
  if (!isConfirmation(text)) throw new ContactError("unclear");
}

function problemOfStatus(status: number): ContactProblem {
  if (status === 429) return "busy";
  if (status === 413) return "too-big";
  if (status >= 500) return "down";
  // Redirects are followed; no other status below 400 confirms a message.
  return status >= 400 ? "refused" : "unclear";
}
