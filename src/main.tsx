// Boot only. The pages are HTML already, so the application waits until they have painted; what may not
// wait is a bro's code.
import "@/styles/site.css";
import { startFailure } from "@/content/boot";
import { reloadForStaleChunk } from "@/features/recovery/stale-chunk";
import { captureReferral, followCodePath } from "@/features/referral/capture-referral";
import { creditCartLinks } from "@/features/referral/credit-cart-links";
import { noteEarlyChoices } from "@/lib/early-choice";
import { noteLeaving } from "@/lib/leaving";
import { warnOnce } from "@/lib/log";
import "@/lib/page-shown";
import { paths, withoutTrailingSlash } from "@/lib/paths";
import { referralStore } from "@/lib/referral-store";

followCodePath();
captureReferral(window.location);
creditCartLinks(document);
noteEarlyChoices(document);
noteLeaving(window);

const container = document.getElementById("app");
if (container) {
  const isThisPage = container.dataset["page"] === withoutTrailingSlash(window.location.pathname);
  const start = (): void => void startOrSay(container, isThisPage);
  if (isThisPage) afterFirstPaint(start);
  else start();
}

/** Without the application a page of the build stays readable and its links work; an empty one says so. */
async function startOrSay(node: HTMLElement, isThisPage: boolean): Promise<void> {
  try {
    const { startApp } = await import("@/app/app");
    await startApp(node, isThisPage);
  } catch (error) {
    warnOnce("The application did not start.", error);
    if (reloadForStaleChunk() || isThisPage) return;
    node.innerText = `${startFailure.text} `;
    const home = document.createElement("a");
    home.href = paths.home;
    home.innerText = startFailure.home;
    node.append(home);
  }
}

/** In time for the buy button, which starts two seconds after the page is shown. */
const START_AT_LATEST_MS = 1_500;

/**
 * Runs once: at the first sign of somebody, or a while after the page has loaded. Until then the HTML of the build is
 * all that is needed, and 90 KB of script would compete with its pictures. A bro's ticket does not wait.
 */
function afterFirstPaint(run: () => void): void {
  const signs = [
    "pointerdown",
    "pointermove",
    "keydown",
    "scroll",
    "touchstart",
    "wheel",
    "focusin",
  ] as const;
  let started = false;
  const once = (): void => {
    if (started) return;
    started = true;
    for (const sign of signs) window.removeEventListener(sign, once);
    run();
  };
  for (const sign of signs) window.addEventListener(sign, once, { passive: true });
  const wait = (): void => void setTimeout(once, referralStore.current() === null ? START_AT_LATEST_MS : 0);
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}
