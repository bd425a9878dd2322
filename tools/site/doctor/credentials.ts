// Finds text in the files of a build that looks like a secret. Pure functions.

/** Formats that identify a secret by themselves. */
const FORMATS: readonly [kind: string, pattern: RegExp][] = [
  ["a bearer", /\bBearer\s+([\w.~+/=-]{8,})/g],
  ["a Shopify secret", /\b(shp(?:at|ss|ca|pa|tka|ua)_[\w-]{8,})/g],
  ["a private key", /(-----BEGIN [A-Z ]*PRIVATE KEY-----)/g],
  ["a signed token", /\b(eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,})/g],
  ["a vendor's secret", /\b((?:sk_(?:live|test)_|gh[pousr]_|github_pat_|xox[abpr]-|AKIA)\w{12,})/g],
];

/** A long value that follows a name for secrets: `apiToken:"…"`, `secret=…`, `set("x-api-key", t ?? "…")`. */
const NAMED =
  /(?=(?:token|secret|passw(?:or)?d|api[-_]?key|credential|authorization)[^\n]{0,40}?["'`=:]([\w+/=~-]{20,}))/gi;

export interface FoundCredential {
  kind: string;
  value: string;
}

/**
 * Everything in the text that could be a credential. `allowed` lists values that are public by design and compared
 * whole. `secrets` lists values that must not occur at all, whatever their format is.
 */
export function findCredentials(
  text: string,
  allowed: readonly string[] = [],
  secrets: readonly string[] = [],
): FoundCredential[] {
  const formatted = FORMATS.flatMap(([kind, pattern]) => capturesOf(text, pattern, kind));
  const named = capturesOf(text, NAMED, "a long value after a name for secrets").filter(
    // Names and paths are long, too, but only keys mix several digits with letters.
    ({ value }) => value.replaceAll(/\D/g, "").length >= 3 && /[a-z]/i.test(value),
  );
  const known = secrets
    .filter((secret) => secret !== "" && text.includes(secret))
    .map((value) => ({ kind: "a secret of this machine", value }));
  return [...[...formatted, ...named].filter(({ value }) => !allowed.includes(value)), ...known];
}

function capturesOf(text: string, pattern: RegExp, kind: string): FoundCredential[] {
  return [...text.matchAll(pattern)].map(([, value = ""]) => ({ kind, value }));
}
