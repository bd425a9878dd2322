// Starts the application: hydrates the prerendered HTML, or renders into the empty shell.
import { StrictMode, startTransition } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { ErrorBoundary } from "@/components/error-boundary";
import { warnAbout } from "@/features/recovery/warn-about";
import { HtmlOfBuild } from "@/features/recovery/section";
import { onReferralVisit } from "@/features/referral/capture-referral";
import { isTracking } from "@/vendors/analytics";
import { config } from "@/vendors/config";
import { warn, warnOnce } from "@/lib/log";
import { paths } from "@/lib/site/paths";
import { privacyChoice } from "@/lib/consent/privacy-choice";
import { retryBrokenPictures } from "@/features/recovery/broken-pictures";
import { watchTranslators } from "@/features/recovery/watch-translators";
import { noteWrittenHead, removeWrittenHead } from "@/lib/browser/written-head";
import { Layout } from "./layout";
import { loadFirstPage } from "./load-first-page";
import { matchedPage } from "./routes";

/** The router's behavior of version 7, so that moving there changes nothing. */
const ROUTER_FLAGS = { v7_startTransition: true, v7_relativeSplatPath: true };

/**
 * `isPrerendered`: whether the HTML in the container was rendered for the current address. Returns React's root, or null where the
 * HTML stays as it is.
 */
export async function startApp(container: HTMLElement, isPrerendered: boolean): Promise<Root | null> {
  // The router begins with this. Where the browser refuses it, React would remove the HTML that can be read and bought from.
  window.history.replaceState(window.history.state, "");
  const matched = matchedPage(window.location.pathname);
  if (!isPrerendered && isCopy(matched?.route.path)) return null;
  if (matched && !(await loadFirstPage(matched, isPrerendered))) return null;
  noteWrittenHead();
  const app = (
    <StrictMode>
      <ErrorBoundary
        onFailure={(error) => warnAbout("The application", error)}
        renderFailure={() => <HtmlOfBuild of="#app" />}
      >
        <BrowserRouter future={ROUTER_FLAGS}>
          <Layout />
        </BrowserRouter>
      </ErrorBoundary>
    </StrictMode>
  );
  const options = {
    onRecoverableError: (error: unknown) => warn(`The page differed from its HTML: ${String(error)}`),
    // React would log the error as it is, and the error may contain the referral code. The error boundary logs it
    // without the code.
    onCaughtError: () => undefined,
  };
  let root: Root | null = null;
  const restoreTexts = await watchTranslators(container, isPrerendered);
  const hydrate = (): void => void (root = hydrateRoot(container, app, options));
  if (restoreTexts) {
    // All at once, before the translator translates the texts again.
    restoreTexts();
    flushSync(hydrate);
  } else if (isPrerendered) {
    // As a transition, React hydrates in slices of 5 ms and handles user input in between.
    startTransition(hydrate);
  } else {
    // A host may answer an unknown address with the HTML of another page. Its content and head tags are removed.
    container.replaceChildren();
    removeWrittenHead();
    root = createRoot(container, options);
    root.render(app);
  }
  reportReferralVisits();
  retryBrokenPictures();
  measureLater();
  return root;
}

/**
 * Whether an archive or a proxy shows the page below a path of its own, such as `/web/2026/https://your.site/faq`. At an unknown address,
 * hosts send the HTML of no page but the 404 page, or of the home page where they are set up wrong.
 */
function isCopy(route: string | undefined): boolean {
  const page = document.documentElement.dataset["page"] ?? paths.notFound;
  if (route !== "*" || page === paths.notFound) return false;
  return page !== paths.home || window.location.pathname.includes(new URL(config.siteUrl).host);
}

/** Longer than the buy button waits, so that measuring slows down nothing of what it measures. */
const MEASURE_AFTER_MS = 5_000;

function measureLater(): void {
  const landing = routeOf(window.location.pathname);
  setTimeout(() => {
    if (!isTracking()) return;
    import("@/vendors/field-measurements")
      .then(({ measureVisit }) => measureVisit(landing, routeOf))
      .catch(() => warnOnce("The field measurements did not load."));
  }, MEASURE_AFTER_MS);
}

/** The pattern of the route, such as `/muglife/:articleId`. */
function routeOf(pathname: string): string {
  return matchedPage(pathname)?.route.path ?? "*";
}

/** Requests these scripts only when needed: most visitors have no referral code, and most sites have no tracker. */
function reportReferralVisits(): void {
  const { referralScriptUrl } = config;
  if (!privacyChoice.allowed()) {
    // A third-party script may have stored data after the opt-out while it was still running, or on an earlier visit,
    // before the browser began to send its opt-out signal.
    import("@/vendors/vendor-storage")
      .then(({ forgetVendors }) => forgetVendors())
      .catch(() => warnOnce("The data that third-party scripts stored could not be removed."));
  } else if (referralScriptUrl) {
    import("@/vendors/referral-tracker/referral-tracker")
      .then(({ loadTracker }) => loadTracker(referralScriptUrl))
      .catch(warnAboutTracker);
  }
  onReferralVisit((code) => {
    // The page has its own address now. Lighthouse takes the link for a mistake where it leads from another path to `/`.
    document.querySelector("link[rel=canonical]")?.remove();
    import("@/features/referral/report-visits")
      .then(({ reportReferralVisit }) => reportReferralVisit(code))
      .catch(warnAboutTracker);
  });
}

/**
 * Content blockers refuse such files by their names. The commission does not depend on the tracker: the referral code
 * is in the cart attribute of the order.
 */
function warnAboutTracker(): void {
  warnOnce("The referral tracker did not load.");
}
