/** Mail programs and Windows cut or refuse addresses of about 2,000 characters and more. */
const MAX_LINK_LENGTH = 1_900;
const MAX_SUBJECT_LENGTH = 200;

/**
 * Returns a `mailto:` address with the subject and as much of the message as fits. A message that is cut ends with
 * `cutNote`, and `whole` is false then. Never throws: halves of surrogate pairs, which cannot be encoded, are replaced.
 */
export function mailLink(email: string, subject: string, message: string, cutNote: string) {
  const start = `mailto:${email}?subject=${encode(subject.trim().slice(0, MAX_SUBJECT_LENGTH))}&body=`;
  // At most this many characters fit, so the rest of a long message need not be encoded.
  const first = message.slice(0, MAX_LINK_LENGTH);
  const whole = encode(first);
  if (first.length === message.length && start.length + whole.length <= MAX_LINK_LENGTH)
    return { href: start + whole, whole: true };
  const end = encode(`\n\n${cutNote}`);
  let href = start;
  for (const [character] of first.matchAll(/\r\n|./gsu)) {
    const longer = href + encode(character);
    if (longer.length + end.length > MAX_LINK_LENGTH) break;
    href = longer;
  }
  return { href: href + end, whole: false };
}

/** Lines end with CRLF in `mailto:` addresses (RFC 6068). */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "\uFFFD").replaceAll(/\r\n?|\n/g, "\r\n"));
}
