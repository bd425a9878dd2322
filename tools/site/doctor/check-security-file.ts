// Whether a finder of a security problem is told whom to write to.
import { textOf, type Ask } from "../contract/ask";
import { SECURITY_PATH } from "../../../plugins/host/security-file";

export async function checkSecurityFile(ask: Ask, siteUrl: string, today: Date): Promise<string[]> {
  const answer = await ask(SECURITY_PATH);
  const text = textOf(answer);
  const [, contact] = /^Contact: (\S+)$/m.exec(text) ?? [];
  const [, expires = ""] = /^Expires: (\S+)$/m.exec(text) ?? [];
  if (answer.status !== 200 || contact === undefined || Number.isNaN(Date.parse(expires)))
    return [
      `${SECURITY_PATH} is missing: publish the whole folder dist/, also the folders whose names begin with a dot.`,
    ];
  if (!/^text\/plain\b/i.test(answer.headers.get("content-type") ?? ""))
    return [`${SECURITY_PATH} must have the type text/plain: add the type to the host's list of types.`];
  if (Date.parse(expires) <= today.getTime())
    return [`${SECURITY_PATH} was valid until ${expires}: build the site again and publish it.`];
  return text.includes(`Canonical: ${siteUrl}${SECURITY_PATH}`)
    ? []
    : [`${SECURITY_PATH} is another site's: build the site with VITE_SITE_URL=${siteUrl} and publish it.`];
}
