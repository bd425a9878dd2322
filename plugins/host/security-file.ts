// The file that says whom to tell of a security problem: https://www.rfc-editor.org/rfc/rfc9116
import { isoDay, startOfDay } from "../../src/lib/text/dates.ts";
import { DAY_MS } from "../../src/lib/text/day-ms.ts";

export const SECURITY_PATH = "/.well-known/security.txt";
/** The standard recommends less than a year. Each build renews it. */
const SECURITY_DAYS = 364;

/** `today`: the day of the build, YYYY-MM-DD. */
export function securityFile({ email }: { email: string }, siteUrl: string, today: string): string {
  const lastDay = isoDay(new Date(Date.parse(today) + SECURITY_DAYS * DAY_MS));
  return `Contact: mailto:${email}
Expires: ${startOfDay(lastDay)}
Preferred-Languages: en
Canonical: ${siteUrl}${SECURITY_PATH}
`;
}
