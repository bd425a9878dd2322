import { createHash } from "node:crypto";

/** The source by which a content security policy allows an inline style or script with this text. */
export function policySource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
