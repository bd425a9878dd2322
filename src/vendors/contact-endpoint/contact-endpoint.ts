// The adapter of the endpoint that takes the contact form's messages: a form service, a function of the host, a help desk.
import { field } from "@/lib/field";
import { withTimeLimit } from "@/lib/time-limit";

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

/** Resolves when the endpoint has taken the message. Rejects with a ContactError only. Sent once: a retry could arrive twice. */
export function sendContactMessage(
  endpoint: string,
  message: ContactMessage,
  { send, isOnline }: { send: typeof fetch; isOnline: () => boolean },
): Promise<void> {
  return withTimeLimit(
    async (signal) => {
      const post = async (): Promise<Response> =>
        send(endpoint, {
          method: "POST",
          // Form services respond with JSON instead of a page when the request accepts it.
          headers: { "Content-Type": "application/json", Accept: "application/json" },
          body: JSON.stringify(message),
          credentials: "omit",
          signal,
        });
      const response = await post().catch(() => {
        throw new ContactError(isOnline() ? "unreachable" : "offline");
      });
      if (!response.ok) throw new ContactError(problemOfStatus(response.status));
      const text = await response.text().catch(() => null);
      if (text === null || !isConfirmation(text)) throw new ContactError("unclear");
    },
    CONTACT_LIMIT_MS,
    () => new ContactError("slow"),
  );
}

function problemOfStatus(status: number): ContactProblem {
  if (status === 429) return "busy";
  if (status === 413) return "too-big";
  if (status >= 500) return "down";
  // Redirects are followed; no other status below 400 confirms a message.
  return status >= 400 ? "refused" : "unclear";
}

/** Formspree and Basin: `ok`, `success`. Scripts of the host: `sent`. */
const FLAGS = ["ok", "success", "sent"];
/** WordPress's Contact Form 7: `{"status":"mail_failed"}`. Google Apps Script: `result`. Functions of hosts: `statusCode`. PHP: `type`. */
const REPORTS = ["status", "statusCode", "result", "type"];
/** Also AWS Lambda: `{"errorMessage":"…"}`. */
const ERRORS = ["error", "errors", "errorMessage"];

/** FormSubmit sends its flag as a text: `{"success":"false"}`. */
const NO = /^(?:|0|n|no|nok|off|ko|false|null|none)$/i;
/** Not "spam" or "error" anywhere: "Thanks. If you hear nothing, look into your spam folder." */
const FAILED =
  /fail|invalid|denied|reject|refused|abort|forbidden|unauthori[sz]ed|missing|unsuccess|unable|danger|^(?:\w+[ _-])?(?:error|exception|spam)|\bnot[ _-](?:sent|ok|delivered|accepted|allowed|found|valid|saved)/i;

/**
 * Services confirm with an empty body, a word, or JSON, and report a failure with status 200 in many ways. A page of HTML is a login,
 * a captcha or the site's own fallback. Where this is wrong, the visitor is told that the message may not have arrived, and keeps it.
 */
export function isConfirmation(text: string): boolean {
  const body = text.trim();
  if (body === "") return true;
  if (body.startsWith("<")) return false;
  try {
    return confirms(JSON.parse(body));
  } catch {
    return !/^[{["]/.test(body) && !saysNo(body);
  }
}

function confirms(answer: unknown): boolean {
  if (Array.isArray(answer)) return answer.every((item: unknown) => confirms(item));
  if (typeof answer !== "object" || answer === null) return answer === null || !saysNo(answer);
  return (
    FLAGS.every((name) => !Object.hasOwn(answer, name) || !saysNo(field(answer, name))) &&
    REPORTS.every((name) => !isFailure(field(answer, name))) &&
    ERRORS.every((name) => isNone(field(answer, name)))
  );
}

function saysNo(value: unknown): boolean {
  return !value || (typeof value === "string" && (NO.test(value.trim()) || FAILED.test(value.trim())));
}

/** A report may also be a status of HTTP, as a number or a text, or the result itself, of any form. */
function isFailure(report: unknown): boolean {
  const isStatus = typeof report === "number" || typeof report === "string";
  if (isStatus && /^[45]\d\d$/.test(String(report))) return true;
  return report !== undefined && report !== null && saysNo(report);
}

/** Services send empty lists, empty objects and "none" when there is no error. */
function isNone(error: unknown): boolean {
  if (typeof error === "object" && error !== null) return Object.keys(error).length === 0;
  return !error || (typeof error === "string" && NO.test(error.trim()));
}
