/** Mail programs and Windows cut or refuse addresses of about 2,000 characters and more. */
const LONGEST_LINK = 1_900;
const LONGEST_SUBJECT = 200;

export interface MailLink {
  href: string;
  /** Whether the whole message is in it. */
  whole: boolean;
}

/**
 * A `mailto:` address with the subject and as much of the message as fits; `cutNote` then stands at its end. Never throws:
 * halves of emoji, which cannot be encoded, are replaced.
 */
export function mailLink(email: string, subject: string, message: string, cutNote: string): MailLink {
  const start = `mailto:${email}?subject=${encode(subject.trim().slice(0, LONGEST_SUBJECT))}&body=`;
  // What fits is no longer than this, however long the message is.
  const first = message.slice(0, LONGEST_LINK);
  const whole = encode(first);
  if (first.length === message.length && start.length + whole.length <= LONGEST_LINK)
    return { href: start + whole, whole: true };
  const end = encode(`\n\n${cutNote}`);
  const room = LONGEST_LINK - start.length - end.length;
  return { href: start + wholeCharacters(whole.slice(0, Math.max(0, room))) + end, whole: false };
}

/** Without the end of a cut %-sequence: a character may be up to four of them. */
function wholeCharacters(encoded: string): string {
  let end = encoded.length;
  while (end > 0 && !isDecodable(encoded.slice(0, end))) end -= 1;
  return encoded.slice(0, end);
}

function isDecodable(encoded: string): boolean {
  try {
    decodeURIComponent(encoded);
    return true;
  } catch {
    return false;
  }
}

/** Lines end with CRLF in mail addresses (RFC 6068). */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "\uFFFD").replaceAll(/\r\n?|\n/g, "\r\n"));
}
