// Which lines of the contract a host cannot keep, whatever its operator sets; docs/hosting.md says what follows.
import type { Answer } from "./ask.ts";

/** Line of the contract -> the problems that a host has there by its nature. Any other problem of the line can be mended. */
export type HostLimits = Readonly<Record<string, RegExp>>;

interface LimitedHost {
  /** The header by which the host is known, though another server be in front of it. */
  sign: readonly [header: string, value: RegExp];
  limits: HostLimits;
}

const ANY = /./;
const TO_SLASH = /, and has status 30\d to \S+\/(?:\?\S*)?\.$/;
const SECOND_ADDRESS = /\.html must lead to /;
/** An affiliate's own page is in folders of its other addresses, because a file `bro25.html` beside `BRO25.html` is the same file on a Mac. */
const LINK_IS_404_OR_LEADS = new RegExp(`, and has status 404 with the page /404\\.$|${TO_SLASH.source}`);

export const LIMITED_HOSTS: Readonly<Record<string, LimitedHost>> = {
  Netlify: {
    sign: ["x-nf-request-id", ANY],
    limits: {
      "a missing file": /^\/missing\.\w+ must/,
      "one address for each page": SECOND_ADDRESS,
      // @netlify/dev gives a file at the root the headers of the redirect of one segment that its address matches as well.
      "all headers": /^\/[\w-]+\.(?:png|ico) has Cross-Origin-Resource-Policy/,
    },
  },
  Vercel: { sign: ["x-vercel-id", ANY], limits: { caching: /^\/assets\/missing\.js must/ } },
  "GitHub Pages": {
    sign: ["x-github-request-id", ANY],
    limits: {
      "a referral link": LINK_IS_404_OR_LEADS,
      "one address for each page": SECOND_ADDRESS,
      caching: ANY,
      "all headers": ANY,
    },
  },
  S3: {
    sign: ["server", /^AmazonS3$/],
    limits: {
      // The 404 page is what S3 sends for an error, without a folder of its own.
      "every page": /^\/404 must|, and has status 30\d to \S+\/\.$/,
      "a page beside a folder": TO_SLASH,
      "a referral link": LINK_IS_404_OR_LEADS,
      "a shared referral link": /^\/\w+ must have the page with noindex\.$/,
      "one address for each page": SECOND_ADDRESS,
      compression: ANY,
      caching: ANY,
      "all headers": ANY,
    },
  },
};

/** The host that has sent an answer, where it is one that cannot keep every line. */
export function limitedHost({ headers }: Answer): { name: string; limits: HostLimits } | null {
  for (const [name, { sign, limits }] of Object.entries(LIMITED_HOSTS))
    if (sign[1].test(headers.get(sign[0]) ?? "")) return { name, limits };
  return null;
}
