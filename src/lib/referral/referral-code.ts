// What is a referral code, and when is it live. Pure: callers pass the time and the stored text.
import { DAY_MS } from "../text/day-ms.ts";
import { parametersOf } from "./parameters.ts";

/** Of a code in a path. A code in a parameter may have one character. */
export const SHORTEST_CODE = 4;
/** Also of a typed code, and of what is kept of a mistyped path. */
export const MAX_CODE_LENGTH = 64;
const QUERY_CODE = new RegExp(`^[A-Za-z0-9_-]{1,${MAX_CODE_LENGTH}}$`);
export const PATH_CODE = new RegExp(`^[A-Za-z0-9]{${SHORTEST_CODE},${MAX_CODE_LENGTH}}$`);

/** The beginning of Shopify's own link to a discount code, `/discount/{code}`. */
export const SHOP_LINK = /^\/+discount(?=\/)/i;

export const REFERRAL_PARAMETER = "snowball";
/** How long the parameter stays in the address. The delay lets trackers read it first. */
export const PARAMETER_REMOVAL_DELAY_MS = 100;
/** The pages say so too. */
export const CODE_LIFETIME_DAYS = 30;
const CODE_LIFETIME_MS = CODE_LIFETIME_DAYS * DAY_MS;
/** A record with a later expiry was written with a wrong clock or by hand. One day is left for clocks that are corrected. */
const MAX_AHEAD_MS = CODE_LIFETIME_MS + DAY_MS;

const NO_VALUE = /^(null|undefined|NaN|-?Infinity|true|false)$/;

/** How many replaced codes are stored. No visitor follows this many links to codes that nobody knows. */
const KEPT_REPLACED = 5;

export interface ReferralRecord {
  code: string;
  /** Epoch milliseconds. */
  expiry: number;
  /** Present on a mistyped code in a path: it is stored, and never shown or sent. */
  valid?: false;
  /** The affiliate who sent the visitor, as storage has it: sender.ts beside this file reads it. */
  sender?: unknown;
}

/**
 * Removes quotes, punctuation and invisible characters from both ends of a pasted code or segment, and all behind a "?" or "&". Keeps
 * letters of all languages, "%" (of a code that is encoded twice) and U+FFFD (what cannot be decoded), so that a damaged code never
 * becomes another valid one. `alsoKept` are more characters that may begin and end it.
 */
export function withoutEnds(text: string, alsoKept = ""): string {
  const allowed = `\\p{L}\\p{N}\\uFFFD${alsoKept}]`;
  return new RegExp(`[%${allowed}(?:[^?&]*[${allowed})?`, "u").exec(text)?.[0] ?? "";
}

/** Returns what is judged of a code in a parameter, which may begin and end with a hyphen or an underscore. */
function parameterCode(value: string): string {
  return withoutEnds(value, "_-");
}

/** Returns the first code in `?snowball=`, or null when there is none. */
export function codeFromQuery(search: string): string | null {
  return parametersOf(search).getAll(REFERRAL_PARAMETER).map(parameterCode).find(isCode) ?? null;
}

/** Returns the decoded segment of a path that has exactly one, such as `/BRO25`, `/BRO25/`, `/BRO25/)` or `//BRO25`; otherwise null. */
export function pathSegment(pathname: string): string | null {
  const [, raw] = /^\/+([^/]+)(?:\/[^\w/%]*)*$/.exec(pathname) ?? [];
  if (raw === undefined) return null;
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

export function isPathCode(text: string): boolean {
  return PATH_CODE.test(text);
}

/** Returns the code of a path `/{code}`, which other names come before: pages, files and reserved names. */
export function codeOfPath(pathname: string): string | null {
  const code = withoutEnds(pathSegment(pathname) ?? "");
  return isPathCode(code) ? code : null;
}

/** Whether a text has the form of a code in a link's parameter, which all codes have: stored, typed, and of the affiliate service. */
export function isCode(text: string): boolean {
  return QUERY_CODE.test(text);
}

/** Returns a record that lives as long as a code may. */
export function freshRecord(code: string, now: number): ReferralRecord {
  return { code, expiry: now + CODE_LIFETIME_MS };
}

/** Returns the record of a path segment that is not a code: of limited length, and marked as not valid. */
export function invalidRecord(segment: string, now: number): ReferralRecord {
  return { ...freshRecord(segment.slice(0, MAX_CODE_LENGTH), now), valid: false };
}

export interface StoredReferral {
  /** The stored record, unless it has expired; it may be one that is not valid. */
  record: ReferralRecord | null;
  /** Whether the stored text is not a record as we write it: replace it by `record`, or remove it when that is null. */
  rewrite: boolean;
}

/** Reads the stored text, which another script may have written. Never throws. */
export function readStoredReferral(text: string | null, now: number): StoredReferral {
  if (text === null) return { record: null, rewrite: false };
  const value = parseJson(text);
  if (isReferralRecord(value)) {
    return isAlive(value, now) ? { record: value, rewrite: false } : { record: null, rewrite: true };
  }
  // An older version of the site stored the code alone, and what JavaScript writes for no value when there was none.
  const bare = typeof value === "string" ? value : text.trim();
  const isBareCode = isCode(bare) && !NO_VALUE.test(bare);
  return { record: isBareCode ? freshRecord(bare, now) : null, rewrite: true };
}

/** The record of the code to show and to send, and those of the codes that it replaced, the newest first. */
export interface StoredReferrals {
  live: ReferralRecord;
  replaced: readonly ReferralRecord[];
}

/** Returns the record of the code to show and to send, or null. */
export function liveRecord({ record }: StoredReferral): ReferralRecord | null {
  return record && record.valid !== false ? record : null;
}

/** Reads stored codes, which another script may have written, without records of another shape or of a mistyped address. Never throws. */
export function readRecords(text: string | null): ReferralRecord[] {
  const value = parseJson(text ?? "");
  return Array.isArray(value)
    ? value.filter((item: unknown) => isReferralRecord(item) && item.valid !== false)
    : [];
}

/** Returns the records, newest first, that are kept when `live` is the live one: at most five, none of them expired. */
export function keptRecords(
  records: readonly ReferralRecord[],
  live: ReferralRecord | null,
  now: number,
): ReferralRecord[] {
  const recent = records.filter((record) => isAlive(record, now) && record.code !== live?.code);
  return recent.slice(0, KEPT_REPLACED);
}

/** Returns the records that keptRecords leaves out because of the time, which a wrong clock may give. */
export function droppedRecords(records: readonly ReferralRecord[], now: number): ReferralRecord[] {
  return records.filter((record) => !isAlive(record, now));
}

/** Whether `next` may replace the stored record: a mistyped address must not replace a live code. */
export function mayReplace(stored: StoredReferral, next: ReferralRecord): boolean {
  return next.valid !== false || liveRecord(stored) === null;
}

function isAlive({ expiry }: ReferralRecord, now: number): boolean {
  return expiry > now && expiry <= now + MAX_AHEAD_MS;
}

function isReferralRecord(value: unknown): value is ReferralRecord {
  if (typeof value !== "object" || value === null || !("code" in value) || !("expiry" in value)) return false;
  const { code, expiry } = value;
  if (typeof code !== "string" || !Number.isFinite(expiry)) return false;
  if ("valid" in value) return value.valid === false && code.length <= MAX_CODE_LENGTH;
  return isCode(code);
}

/** Not that of src/lib/field.ts: the boot script would have all of that file, 130 bytes more (2026-11-29). */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
