// What the build needs to know of a vendor. Each folder beside this file has one `facts.ts` with one such value; the
// configuration, the security policy, the opt-out, the stand-ins and the documents are derived from the list of them
// in registry.ts. No page loads a facts file.

/** One environment variable of the build. Everything in it is public: it ships in the page. */
export interface Variable {
  name: `VITE_${string}`;
  /** Sentences for .env.example. */
  meaning: string;
  /** What an empty value stands for, in .env.example; null where the sentences above say it. */
  whenEmpty: string | null;
  format: VariableFormat;
  /** Problems print the first characters only, because what was typed may be a secret. */
  isMasked?: boolean;
  /** A value that must never be here. It is looked for in every variable, and never printed whole. */
  secret?: { pattern: RegExp; what: string; advice: string };
}

export type VariableFormat =
  | { pattern: RegExp; expected: string }
  /**
   * An https address. Paths are added to a `base` address, so it has no query, and its last slash is dropped. An `origin` has no
   * path either.
   */
  | { address: "origin" | "base" | "whole"; example: string };

export interface VariableReader {
  /** The checked value. Null when it is empty, and when it is malformed, which has been reported then. */
  value: (variable: Variable) => string | null;
  isSet: (variable: Variable) => boolean;
  /** Stops the build. */
  refuse: (variable: Variable, found: string, expected: string) => void;
  warn: (text: string) => void;
}

/** The directives of the security policy that a vendor may add sources to. */
export type Directive =
  | "script-src"
  | "style-src"
  | "img-src"
  | "font-src"
  | "media-src"
  | "manifest-src"
  | "connect-src"
  | "frame-src";

/**
 * An origin or keyword; or a style sheet inside the page, which the policy names by its hash. `'unsafe-inline'` is for
 * `style-src` only, and for the pages of frames.
 */
export type PolicySource = string | StyleSheet;

/** The default export of a package's module, or the style element of an HTML file, seen from the root. */
export type StyleSheet = { styleModule: string } | { styleInHtml: string };

export type Policy = Partial<Record<Directive, readonly PolicySource[]>>;

/** What a policy allows for a vendor, and why, as the build prints it. */
export interface Allowance {
  policy: Policy;
  /** A sentence with the source of the fact. */
  why: string;
}

/**
 * A page of our own in a sandboxed frame, with a policy of its own, for a script that cannot live under the site's policy: it
 * may use inline scripts and `eval` there, and reaches nothing of the site.
 */
export interface VendorFrame extends Allowance {
  /** The page is `/frames/{name}`. */
  name: string;
  /** The module whose script the page contains, from the root. */
  module: string;
  /** What the module reads as `__FRAME_VALUES__`. */
  values: Readonly<Record<string, string>>;
}

/** What the pages about privacy say of a vendor that loads only where it is configured. */
export interface VendorPrivacy {
  /** As it stands in "… stay off while you opt out". */
  script: string;
  /** As it stands in "… may set cookies or storage of their own once they load"; null where it cannot. */
  mayStore: string | null;
  /** One item of the list of those who get data; null for none. */
  receives: string | null;
}

/** The part of the facts that does not depend on the configuration. */
export interface Vendor {
  /** The name of the folder. */
  name: string;
  /** For the table in the documentation: when its code or request leaves for the vendor. */
  loaded: string;
  /** For the table: what the page shows until then, or where the vendor is not configured or fails. */
  without: string;
  variables: readonly Variable[];
  /** All of these are set or none: with half of them, a site would look configured and not be. */
  together?: readonly Variable[];
  /** Global names that its adapter uses. The linter keeps the rest of the code from them. */
  globals: readonly string[];
  /** Names of the cookies and storage keys that the vendor's script leaves under our address; an opt-out removes them. */
  leaves: readonly RegExp[];
}

/** `Part` is what the vendor adds to the page's configuration. */
export interface VendorFacts<Part extends object> extends Vendor {
  configure: (reader: VariableReader) => Part;
  /** What the security policy allows for this configuration; null where it needs nothing. */
  allow: (config: Part) => Allowance | null;
  /** The vendor's frame for this configuration. */
  frame?: (config: Part) => VendorFrame | null;
  /** Null where content/privacy.ts speaks of the vendor in sentences of its own, or there is nothing to say. */
  privacy: ((config: Part) => VendorPrivacy | null) | null;
  /** The configuration on the live-editing server: `address` serves the folder's stand-in.js. */
  standIn?: (config: Part, address: string) => Part;
}
