// Who sent the visitor, where the affiliate has a page of his own. Pure.
import type { Bro, Picture } from "@/content/schema";
import { field } from "@/lib/field";
import { type CodeAnswer, isSameCode } from "@/lib/purchase/offer";
import type { StoredReferrals } from "./referral-code";
import { FACE_WIDTHS } from "./sender-files";

/** What a page shows of the affiliate who sent the visitor. */
export interface Sender extends Pick<Bro, "code" | "name" | "shortName" | "handle" | "line"> {
  /** The name of the picture. */
  face: string;
  /** What the picture shows. */
  alt: string;
  /** The number of the film that comes first; null where he chose none. */
  film: number | null;
  /** What the code takes off; null where the content does not know it. */
  percent: number | null;
}

/**
 * The one place that decides who sent the visitor: the affiliate of the live code, unless the service does not know that code. `known`
 * are the affiliates that the page knows.
 */
export function senderOf(
  code: string | null,
  answer: CodeAnswer | null,
  known: readonly (Sender | null)[],
): Sender | null {
  if (code === null || answer?.state === "unknown") return null;
  return known.find((sender) => sender && isSameCode(sender.code, code)) ?? null;
}

/** An affiliate in outside data: the HTML, storage, a file. Null where a field is missing. */
export function readSender(value: unknown): Sender | null {
  const text = (name: string): string => {
    const found = field(value, name);
    return typeof found === "string" ? found : "";
  };
  const [code, name, shortName] = [text("code"), text("name"), text("shortName")];
  const [handle, line, face, alt] = [text("handle"), text("line"), text("face"), text("alt")];
  if ([code, name, shortName, handle, line, alt].includes("") || !/^[\w/-]+$/.test(face)) return null;
  const number = (name: string): number | null => {
    const found = field(value, name);
    return typeof found === "number" ? found : null;
  };
  return { code, name, shortName, handle, line, face, alt, film: number("film"), percent: number("percent") };
}

/** Whether a record has an affiliate. A build without affiliates removes him. */
export function keepsSender(referrals: StoredReferrals | null): boolean {
  return (
    referrals !== null && [referrals.live, ...referrals.replaced].some(({ sender }) => sender !== undefined)
  );
}

export function faceOf({ face, alt }: Sender): Picture {
  return { name: face, widths: FACE_WIDTHS, height: 400, alt };
}
