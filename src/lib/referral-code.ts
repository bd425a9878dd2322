// What is a referral code, and when is it live. Pure: callers pass the time and the stored text.

const QUERY_CODE = /^[A-Za-z0-9_-]{1,64}$/;
const PATH_CODE = /^[A-Za-z0-9]{4,64}$/;
const MAX_KEPT_LENGTH = 64;
const DAY_MS = 24 * 60 * 60 * 1000;

export const REFERRAL_PARAMETER = "snowball";
/** The pages say so too. */
export const CODE_LIFETIME_DAYS = 30;
const CODE_LIFETIME_MS = CODE_LIFETIME_DAYS * DAY_MS;
/** A record with a later expiry was written with a wrong clock or by hand. */
const MAX_AHEAD_MS = 31 * DAY_MS;

export interface ReferralRecord {
  code: string;
  /** Epoch milliseconds. */
  expiry: number;
  /** Present on a mistyped code in a path: it is stored, and never shown or sent. */
  valid?: false;
}

/** Returns the first code in `?snowball=`, or null when there is none. */
export function codeFromQuery(search: string): string | null {
  const values = new URLSearchParams(search).getAll(REFERRAL_PARAMETER).map((value) => value.trim());
  return values.find((value) => QUERY_CODE.test(value)) ?? null;
}

/** Returns the decoded segment of a path that has exactly one, such as `/BRO25` or `/BRO25/`; otherwise null. */
export function pathSegment(pathname: string): string | null {
  const [, raw] = /^\/([^/]+)\/*$/.exec(pathname) ?? [];
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

/** Returns a record that expires in 30 days. */
export function freshRecord(code: string, now: number): ReferralRecord {
  return { code, expiry: now + CODE_LIFETIME_MS };
}

/** Returns the record of a path segment that is not a code: of limited length, and marked as not valid. */
export function invalidRecord(segment: string, now: number): ReferralRecord {
  return { ...freshRecord(segment.slice(0, MAX_KEPT_LENGTH), now), valid: false };
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
    const alive = value.expiry > now && value.expiry <= now + MAX_AHEAD_MS;
    return alive ? { record: value, rewrite: false } : { record: null, rewrite: true };
  }
  // An older version of the site stored the code alone, and "null" or "undefined" when there was none.
  const bare = typeof value === "string" ? value : text.trim();
  const isCode = QUERY_CODE.test(bare) && bare !== "null" && bare !== "undefined";
  return { record: isCode ? freshRecord(bare, now) : null, rewrite: true };
}

/** Returns the code to show and to send, or null. */
export function liveCode(stored: StoredReferral): string | null {
  return stored.record && stored.record.valid !== false ? stored.record.code : null;
}

/** Whether `next` may replace the stored record: a mistyped address must not replace a live code. */
export function mayReplace(stored: StoredReferral, next: ReferralRecord): boolean {
  return next.valid !== false || liveCode(stored) === null;
}

function isReferralRecord(value: unknown): value is ReferralRecord {
  if (typeof value !== "object" || value === null || !("code" in value) || !("expiry" in value)) return false;
  const { code, expiry } = value;
  if (typeof code !== "string" || typeof expiry !== "number" || !Number.isFinite(expiry)) return false;
  if ("valid" in value && value.valid !== undefined)
    return value.valid === false && code.length <= MAX_KEPT_LENGTH;
  return QUERY_CODE.test(code);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
