// Whether the body of a 2xx response confirms a message. Pure.
import { field } from "@/lib/field";

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
