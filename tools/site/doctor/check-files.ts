// The files that a deployed site's pages and scripts name: whether they are there, and whether one of them holds a secret.
import { extname } from "node:path";
import { textOf, type Answer, type Ask } from "../contract/ask";
import type { SiteFacts } from "../contract/site-facts";
import { TEXT_TYPES } from "../../../plugins/host/file-types";
import { SECURITY_PATH } from "../../../plugins/host/site-files";
import { findCredentials } from "./credentials";
import { askForFiles, type LiveFiles } from "./live-files";
import { andOthers } from "./sentence";

const PICTURES = /\.(avif|webp|jpg|png|svg)$/;

/** Files that a page or a script names. */
export function checkFiles({ answers }: LiveFiles): string[] {
  return findMissing(answers, "The site names");
}

/** Files of the published folder that nothing names, such as pictures whose names a script makes of other values. */
export async function checkFolder(
  ask: Ask,
  { answers, forReaders }: LiveFiles,
  { files }: SiteFacts,
): Promise<string[]> {
  const others = files.filter(
    (file) =>
      extname(file) !== ".html" && file !== SECURITY_PATH && !answers.has(file) && !forReaders.has(file),
  );
  return findMissing(await askForFiles(ask, others), "The folder has");
}

/** Files that are missing, and files in whose place the host sends a page. */
function findMissing(answers: ReadonlyMap<string, Answer>, source: string): string[] {
  const problemsOf = (arePictures: boolean): string[] =>
    [...answers].flatMap(([file, { status, headers }]) => {
      if (PICTURES.test(file) !== arePictures) return [];
      if (status !== 200) return [`${source} ${file}, which is missing (status ${status})`];
      const isPage =
        extname(file) !== ".html" && headers.get("content-type")?.startsWith("text/html") === true;
      return isPage ? [`${source} ${file}, and the host sends a page in its place`] : [];
    });
  return [
    ...andOthers(problemsOf(true), "publish the whole folder dist/ with its pictures"),
    ...andOthers(problemsOf(false), "publish the whole folder dist/ of one build"),
  ];
}

/** The texts of a configuration, which ship by design. A secret that is known by its form alone is none of them. */
export function publicValues(config: unknown): string[] {
  if (typeof config === "string") return findCredentials(config).length === 0 ? [config] : [];
  return typeof config === "object" && config !== null ? Object.values(config).flatMap(publicValues) : [];
}

/** `isPublic`: values that may be there. `secrets`: values that must not, whatever they look like. The message quotes neither. */
export function checkSecrets(
  { pages, answers }: LiveFiles,
  isPublic: readonly string[],
  secrets: readonly string[],
): string[] {
  const texts = [
    ...pages,
    ...[...answers]
      .filter(([file]) => extname(file) in TEXT_TYPES)
      .map(([file, answer]) => [file, textOf(answer)] as const),
  ];
  return texts.flatMap(([file, text]) =>
    [...new Set(findCredentials(text, isPublic, secrets).map(({ kind }) => kind))].map(
      (kind) =>
        `${file} has ${kind} in it, which every visitor can read: revoke it, remove it from the variables of the build, and publish again.`,
    ),
  );
}

/** Whether a finder of a security problem is told whom to write to. */
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
