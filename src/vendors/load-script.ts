// The one loader of third-party scripts.
import { privacyChoice } from "@/lib/consent/privacy-choice";
import { markAsReading } from "@/lib/browser/reading-scripts";
import { isAddressFree, isAddressFreeSoon } from "@/lib/referral/code-in-address";
import { warnOnce } from "@/lib/log";
import { withTimeLimit } from "@/lib/time-limit";

const SCRIPT_LIMIT_MS = 8_000;

const loading = new Map<string, Promise<void>>();

/**
 * Loads a script once per page. Rejects when it is blocked, missing, or takes longer than the limit. After an opt-out, and while the
 * script could read a referral code in the address, it rejects without a request; a later call may load it.
 */
export function loadScript(address: string): Promise<void> {
  if (!loading.has(address) && !isAddressFree())
    return isAddressFreeSoon().then((isFree) => {
      if (!isFree) throw new Error("The address has a referral code.");
      return loadScript(address);
    });
  return request(address, markAsReading);
}

/** Does the same for a script that is given the code anyway. */
export function loadWithCode(address: string): Promise<void> {
  return request(address, () => undefined);
}

function request(address: string, mark: (script: HTMLScriptElement) => void): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  if (!privacyChoice.allowed()) return Promise.reject(new Error("The visitor has opted out."));
  if (loading.size === 0) containErrors();
  const promise = withTimeLimit(
    () =>
      new Promise<void>((resolve, reject) => {
        const script = document.createElement("script");
        script.addEventListener("load", () => resolve());
        script.addEventListener("error", () =>
          reject(new Error(`The script was blocked or is missing: ${address}`)),
        );
        script.async = true;
        script.src = address;
        mark(script);
        document.head.append(script);
      }),
    SCRIPT_LIMIT_MS,
    () => new Error(`The script took too long: ${address}`),
  );
  loading.set(address, promise);
  return promise;
}

/** Whether this page has requested a third-party script. Only a reload ends what such a script does. */
export function hasLoadedScripts(): boolean {
  return loading.size > 0;
}

/**
 * An error that a third-party script throws becomes one log line instead of an uncaught error of the page. Rejections of
 * its promises cannot be handled here: the browser does not report them to a page of another origin.
 */
function containErrors(): void {
  window.addEventListener("error", (event) => {
    // Without CORS the browser replaces the message of a third-party script's error by this text.
    const hidden = event.filename === "" && event.message === "Script error.";
    if (!hidden && !isForeign(event.filename)) return;
    event.preventDefault();
    warnOnce("A third party's script failed.");
  });
}

function isForeign(source: string): boolean {
  return [...loading.keys()].some((address) => {
    const { origin, href } = new URL(address, window.location.href);
    return source.startsWith(origin === window.location.origin ? href : `${origin}/`);
  });
}
