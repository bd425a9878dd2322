import { createHash } from "node:crypto";

/** The source by which a content security policy allows an inline style or script with this text. Browsers hash it as they parse HTML: with line feeds alone. */
export function policySource(text: string): string {
  return `'sha256-${createHash("sha256").update(text.replaceAll(/\r\n?/g, "\n")).digest("base64")}'`;
}
