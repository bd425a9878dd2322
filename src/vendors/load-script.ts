// The one loader of third-party scripts.
import { privacyChoice } from "@/lib/privacy-choice";
import { warnOnce } from "@/lib/log";
import { withTimeLimit } from "@/lib/time-limit";

const SCRIPT_LIMIT_MS = 8_000;

const loading = new Map<string, Promise<void>>();

/**
 * Loads a script once per page. Rejects when it is blocked, missing, or takes longer than the limit, and without
 * asking for it after an opt-out.
 */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  if (!privacyChoice.allowed()) return Promise.reject(new Error("The visitor has opted out."));
  if (loading.size === 0) containErrors();
  const promise = withTimeLimit(
    () => insertScript(address),
    SCRIPT_LIMIT_MS,
    () => new Error(`The script took too long: ${address}`),
  );
  loading.set(address, promise);
  return promise;
}

function insertScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () =>
      reject(new Error(`The script was blocked or is missing: ${address}`)),
    );
    script.async = true;
    script.src = address;
    document.head.append(script);
  });
}

/** Whether any third party's script was asked for in this page: only a reload ends what it does. */
export function hasLoadedScripts(): boolean {
  return loading.size > 0;
}

/**
 * What another company's script throws is one log line here and no uncaught error of the page. What its promises reject
 * with, a browser does not tell a page of another origin.
 */
function containErrors(): void {
  window.addEventListener("error", (event) => {
    // Without CORS the browser hides a foreign script's error behind these words.
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
