// The files that a deployed site's pages and scripts name: whether they are there, and whether one of them holds a secret.
import { extname } from "node:path";
import { textOf } from "../host/contract/ask";
import { TEXT_TYPES } from "../host/file-types";
import { findCredentials } from "./credentials";
import type { LiveFiles } from "./live-files";
import { andOthers } from "./sentence";

const PICTURES = /\.(avif|webp|jpg|png|svg)$/;

/** Files that are missing, and files in whose place the host sends a page. */
export function checkFiles({ answers }: LiveFiles): string[] {
  const problemsOf = (isWanted: (file: string) => boolean): string[] =>
    [...answers].flatMap(([file, { status, headers }]) => {
      if (!isWanted(file)) return [];
      if (status !== 200) return [`The site names ${file}, which is missing (status ${status})`];
      const isPage =
        extname(file) !== ".html" && headers.get("content-type")?.startsWith("text/html") === true;
      return isPage ? [`The site names ${file}, and the host sends a page in its place`] : [];
    });
  return [
    ...andOthers(
      problemsOf((file) => PICTURES.test(file)),
      "publish the whole folder dist/ with its pictures",
    ),
    ...andOthers(
      problemsOf((file) => !PICTURES.test(file)),
      "publish the whole folder dist/ of one build",
    ),
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
