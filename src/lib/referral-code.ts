// What is a referral code, and when is it alive. Pure: the clock and the stored text are handed in.

const QUERY_CODE = /^[A-Za-z0-9_-]{1,64}$/;
const PATH_CODE = /^[A-Za-z0-9]{4,64}$/;
const MAX_KEPT_LENGTH = 64;
const DAY_MS = 24 * 60 * 60 * 1000;

export const REFERRAL_PARAMETER = "snowball";
/** The pages say so too. */
export const CODE_LIFETIME_DAYS = 30;
const CODE_LIFETIME_MS = CODE_LIFETIME_DAYS * DAY_MS;
/** A record further ahead than this was written by a broken clock or by hand. */
const MAX_AHEAD_MS = 31 * DAY_MS;

export interface ReferralRecord {
  code: string;
  /** Epoch milliseconds. */
  expiry: number;
  /** Present on a mistyped path code: kept, never shown, never sent. */
  valid?: false;
}

/** The first code in `?snowball=`, or null when it is absent or is no code. */
export function codeFromQuery(search: string): string | null {
  const values = new URLSearchParams(search).getAll(REFERRAL_PARAMETER).map((value) => value.trim());
  return values.find((value) => QUERY_CODE.test(value)) ?? null;
}

/** The decoded segment of an address that has exactly one, such as `/BRO25` or `/BRO25/`; null for any other. */
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

/** A record that starts its 30 days now. */
export function freshRecord(code: string, now: number): ReferralRecord {
  return { code, expiry: now + CODE_LIFETIME_MS };
}

/** What a path segment that is no code leaves behind: bounded, marked, harmless. */
export function invalidRecord(segment: string, now: number): ReferralRecord {
  return { ...freshRecord(segment.slice(0, MAX_KEPT_LENGTH), now), valid: false };
}

export interface StoredReferral {
  /** What stands in storage and is not past, valid or not. */
  record: ReferralRecord | null;
  /** The stored text is not a record as we write it: write `record` in its place, or remove it when that is null. */
  rewrite: boolean;
}

/** Reads what storage holds, whoever wrote it. Never throws. */
export function readStoredReferral(text: string | null, now: number): StoredReferral {
  if (text === null) return { record: null, rewrite: false };
  const value = parseJson(text);
  if (isReferralRecord(value)) {
    const alive = value.expiry > now && value.expiry <= now + MAX_AHEAD_MS;
    return alive ? { record: value, rewrite: false } : { record: null, rewrite: true };
  }
  // An older site stored the bare code. The words that JavaScript leaves when there was none are no code.
  const bare = typeof value === "string" ? value : text.trim();
  const isCode = QUERY_CODE.test(bare) && bare !== "null" && bare !== "undefined";
  return { record: isCode ? freshRecord(bare, now) : null, rewrite: true };
}

/** The code to show and to send, or null. */
export function liveCode(stored: StoredReferral): string | null {
  return stored.record && stored.record.valid !== false ? stored.record.code : null;
}

/** Whether `next` may take the place of what is stored: a mistyped address never costs a live code. */
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
