// Boot only. The pages are HTML already, so the application waits until they have painted; what may not
// wait is a bro's code.
import "@/styles.css";
import { reloadForStaleChunk } from "@/features/recovery/stale-chunk";
import { captureReferral } from "@/features/referral/capture-referral";
import { creditCartLinks } from "@/features/referral/credit-cart-links";
import { warnOnce } from "@/lib/log";
import { paths, withoutTrailingSlash } from "@/lib/paths";

captureReferral(window.location);
creditCartLinks(document);

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
    const { startApp } = await import("@/app");
    await startApp(node, isThisPage);
  } catch (error) {
    warnOnce("The application did not start.", error);
    if (reloadForStaleChunk() || isThisPage) return;
    node.innerText = "This page did not load. ";
    const home = document.createElement("a");
    home.href = paths.home;
    home.innerText = "Go to the home page";
    node.append(home);
  }
}

/** Runs once: when the page has loaded and is idle, or at the first touch of a key or a pointer. */
function afterFirstPaint(run: () => void): void {
  const intents = ["pointerdown", "keydown", "touchstart"] as const;
  let started = false;
  const once = (): void => {
    if (started) return;
    started = true;
    for (const intent of intents) window.removeEventListener(intent, once);
    run();
  };
  for (const intent of intents) window.addEventListener(intent, once, { passive: true });
  // Safari has no requestIdleCallback.
  const whenIdle = (): void =>
    void ("requestIdleCallback" in window
      ? window.requestIdleCallback(once, { timeout: 1_000 })
      : setTimeout(once, 1));
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true });
}
