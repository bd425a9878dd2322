// Starts the site. The prerendered HTML is shown without script, so the application starts after the first paint. Only
// the referral code of the address is read at once, while the HTML is still on its way (`async` in index.html).
import { reloadForStaleChunk, reloadWhenOnline } from "@/features/recovery/stale-chunk";
import { showWithoutScript } from "@/features/recovery/without-script";
import { captureReferral, followRedirect } from "@/features/referral/capture-referral";
import { addCodeToCartLinks } from "@/features/referral/add-code-to-cart-links";
import { campaignStore } from "@/lib/referral/campaign-store";
import { noteBundleClicks } from "@/lib/purchase/bundle-clicks";
import { reloadOnTravel } from "@/lib/browser/early-travel";
import { noteLeaving } from "@/lib/browser/leaving";
import { localStore, STORAGE_KEYS } from "@/lib/browser/storage";
import { warnOnce } from "@/lib/log";
import { privacyChoice } from "@/lib/consent/privacy-choice";
import { firstPage } from "@/lib/browser/first-page";
import { BUY_BUTTON_DELAY_MS } from "@/lib/purchase/buy-button-delay";
import { withoutTrailingSlash } from "@/lib/site/paths";
import { referralStore } from "@/lib/referral/referral-store";
import { startsByItself, styleGroupOf } from "@/lib/site/style-groups";

const page = document.documentElement.dataset["page"];
// Chromium prerenders a page for an address that is being typed, or by the rules of the page before, and may never show it. A visit
// starts when the page is shown. The application starts from here, so nothing else has to check this.
if (document.prerendering) document.addEventListener("prerenderingchange", boot, { once: true });
else boot();

function boot(): void {
  const isLeaving = followRedirect(page, (address) => window.location.replace(address));
  // After the redirect, which writes parameters behind a code into the query: `/BRO25&utm_source=ig`.
  campaignStore.capture(window.location.search);
  captureReferral(window.location);
  // After an opt-out, sender.css hides the affiliate whom the HTML of his page names.
  document.documentElement.dataset["privacy"] = privacyChoice.current();
  addCodeToCartLinks(document);
  noteBundleClicks(document);
  noteLeaving(window);
  reloadOnTravel();
  // Pictures below the window load from now on; see src/components/picture.css.
  window.addEventListener("scroll", () => (document.documentElement.dataset["scrolled"] = ""), {
    once: true,
  });
  if (!isLeaving) {
    // The application needs the whole HTML.
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", onWholeHtml);
    else onWholeHtml();
  }
  afterLoad(() => {
    // The browser may have scrolled to a hash, or to where the page was before a reload, while this script was on its way.
    if (window.scrollY > 0) window.dispatchEvent(new Event("scroll"));
    // The fonts come after the first paint, which they would delay by the time that 40 KB take. Fallbacks of the same size are shown until
    // then.
    requestAnimationFrame(() =>
      setTimeout(() => {
        import("@/styles/fonts.css").catch(() => null);
      }),
    );
  });
}

function onWholeHtml(): void {
  firstPage.shownAt = performance.now();
  const isPrerendered = page === withoutTrailingSlash(window.location.pathname);
  if (isPrerendered) afterFirstPaint(startsByItself(styleGroupOf(page)));
  else void startOrShowFailure(false);
}

/**
 * If the application does not start, prerendered HTML stays readable and its links work; what needs the application gives way to
 * what visitors without script get. The empty shell has a hidden message with cart links (src/app/shell.tsx). No other file can be
 * relied on at that time.
 */
async function startOrShowFailure(isPrerendered: boolean): Promise<void> {
  const container = document.getElementById("app");
  if (!container) return;
  try {
    // React is evaluated in a task of its own. The application's file is requested at the same time
    // (plugins/config/script-plugins.ts).
    await import("@/app/react");
    const app = await import("@/app/app");
    if (await app.startApp(container, isPrerendered)) return;
  } catch (error) {
    warnOnce("The application did not start.", error);
    if (reloadForStaleChunk()) return;
    reloadWhenOnline();
    document.getElementById("start-failure")?.removeAttribute("hidden");
  }
  if (page) showWithoutScript(container);
}

/**
 * Starts the application once: on the first user input, or after two seconds and `load`. Until then the prerendered HTML is enough,
 * and 90 KB of script would compete with its pictures. The blog's pages do not start by themselves, so a visitor who only reads
 * loads half. With a referral code it starts right after `load`, because the referral popup is part of
 * the application, and with a hash, to which browsers may not lead. So it does with a filled cart, which the page shows.
 */
function afterFirstPaint(byItself: boolean): void {
  // A touch is a pointer event too, and a wheel that moves the page scrolls.
  const inputEvents = ["pointerdown", "pointermove", "keydown", "scroll", "focusin"] as const;
  let started = false;
  const once = (): void => {
    if (started) return;
    started = true;
    void startOrShowFailure(true);
  };
  for (const inputEvent of inputEvents) window.addEventListener(inputEvent, once, { once: true });
  if (window.location.hash || referralStore.current() !== null || localStore.get(STORAGE_KEYS.keptCart))
    afterLoad(() => setTimeout(once));
  else if (byItself) setTimeout(() => afterLoad(once), BUY_BUTTON_DELAY_MS);
}

function afterLoad(run: () => void): void {
  if (document.readyState === "complete") run();
  else window.addEventListener("load", run);
}
