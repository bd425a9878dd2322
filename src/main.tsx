// Starts the site. The prerendered HTML is shown without script, so the application starts after the first paint. Only
// the referral code of the address is read at once.
import { reloadForStaleChunk } from "@/features/recovery/stale-chunk";
import { showWithoutScript } from "@/features/recovery/without-script";
import { captureReferral, followRedirect } from "@/features/referral/capture-referral";
import { addCodeToCartLinks } from "@/features/referral/add-code-to-cart-links";
import { campaignStore } from "@/lib/campaign-store";
import { noteEarlyChoices } from "@/lib/early-choice";
import { reloadOnTravel } from "@/lib/early-travel";
import { noteLeaving } from "@/lib/leaving";
import { warnOnce } from "@/lib/log";
import { BUY_BUTTON_DELAY_MS } from "@/lib/page-shown";
import { withoutTrailingSlash } from "@/lib/paths";
import { referralStore } from "@/lib/referral-store";
import { startsByItself, styleGroupOf } from "@/lib/style-groups";

campaignStore.capture(window.location.search);
const container = document.getElementById("app");
const isLeaving = followRedirect(container?.dataset["page"], (address) => window.location.replace(address));
captureReferral(window.location);
addCodeToCartLinks(document);
noteEarlyChoices(document);
noteLeaving(window);
reloadOnTravel();
// Pictures below the window load from now on; see src/components/picture.css.
window.addEventListener("scroll", () => (document.documentElement.dataset["scrolled"] = ""), { once: true });

if (container && !isLeaving) {
  const page = container.dataset["page"];
  const isPrerendered = page === withoutTrailingSlash(window.location.pathname);
  const start = (): void => void startOrShowFailure(container, isPrerendered);
  if (isPrerendered) afterFirstPaint(start, startsByItself(styleGroupOf(page)));
  else start();
}

/**
 * If the application does not start, prerendered HTML stays readable and its links work; what needs the application gives way to
 * what visitors without script get. The empty shell has a hidden message with cart links (src/app/shell.tsx). No other file can be
 * relied on at that time.
 */
async function startOrShowFailure(node: HTMLElement, isPrerendered: boolean): Promise<void> {
  try {
    // React is evaluated in a task of its own. The application's file is requested at the same time
    // (src/build/config/app-preload-plugin.ts).
    await import("@/app/react");
    const { startApp } = await import("@/app/app");
    if (await startApp(node, isPrerendered)) return;
  } catch (error) {
    warnOnce("The application did not start.", error);
    if (reloadForStaleChunk()) return;
    document.getElementById("start-failure")?.removeAttribute("hidden");
  }
  if (isPrerendered) showWithoutScript(node);
}

/**
 * Runs the callback once: on the first user input, or after two seconds and `load`. Until then the prerendered HTML is enough,
 * and 90 KB of script would compete with its pictures. The blog's pages do not start by themselves, so a visitor who only reads
 * loads half. With a referral code it runs right after `load`, because the referral popup is part of
 * the application.
 */
function afterFirstPaint(run: () => void, byItself: boolean): void {
  // A touch is a pointer event too, and a wheel that moves the page scrolls.
  const inputEvents = ["pointerdown", "pointermove", "keydown", "scroll", "focusin"] as const;
  let started = false;
  const once = (): void => {
    if (started) return;
    started = true;
    run();
  };
  for (const inputEvent of inputEvents) window.addEventListener(inputEvent, once, { once: true });
  if (referralStore.current() !== null) afterLoad(() => setTimeout(once));
  else if (byItself) setTimeout(() => afterLoad(once), BUY_BUTTON_DELAY_MS);
}

function afterLoad(run: () => void): void {
  if (document.readyState === "complete") run();
  else window.addEventListener("load", run, { once: true });
}

// After the first paint, which they would delay by the time that 40 KB take. Fallbacks of the same size are shown until then.
afterLoad(() =>
  requestAnimationFrame(() =>
    setTimeout(() => {
      import("@/styles/fonts.css").catch(() => null);
    }),
  ),
);
