// Brings a page to life: hydrates the HTML of the build, or renders from the empty shell.
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter, matchRoutes } from "react-router-dom";
import { reloadForStaleChunk } from "@/features/recovery/stale-chunk";
import { onReferralVisit } from "@/features/referral/capture-referral";
import { loadPage, loadPageModule } from "@/hooks/use-page-module";
import { config } from "@/vendors/config";
import { warn, warnOnce } from "@/lib/log";
import { privacyChoice } from "@/lib/privacy-choice";
import { noteWrittenHead, removeWrittenHead } from "@/lib/written-head";
import { Layout } from "./layout";
import { routes } from "./routes";

/** `isThisPage`: whether the HTML in the container was made for the address shown. */
export async function startApp(container: HTMLElement, isThisPage: boolean): Promise<void> {
  const matched = matchRoutes([...routes], window.location.pathname)?.[0];
  // When something fails, HTML of the build stays readable and its links work. Elsewhere the failure is rendered,
  // with its ways out.
  try {
    if (matched) await loadPageModule(matched.route);
  } catch {
    // A page that was redeployed meanwhile needs its new files.
    if (reloadForStaleChunk() || isThisPage) return;
  }
  try {
    if (matched) await loadPage(matched.route, matched.params);
  } catch {
    if (isThisPage) return;
  }
  noteWrittenHead();
  const app = (
    <StrictMode>
      <BrowserRouter>
        <Layout />
      </BrowserRouter>
    </StrictMode>
  );
  const options = {
    onRecoverableError: (error: unknown) => warn(`The page differed from its HTML: ${String(error)}`),
    // React would print it as it is; the boundary that caught it says it without the code.
    onCaughtError: () => undefined,
  };
  if (isThisPage) {
    hydrateRoot(container, app, options);
    reportReferralVisits();
    return;
  }
  // Hosts may answer an unknown address with some other page's HTML: take its words and head tags away.
  container.replaceChildren();
  removeWrittenHead();
  createRoot(container, options).render(app);
  reportReferralVisits();
}

/** Most visitors bring no code, and most sites configure no tracker: neither's script is asked for then. */
function reportReferralVisits(): void {
  const { referralScriptUrl } = config;
  if (!privacyChoice.allowed()) {
    // What a script that was still running wrote after the opt-out, or before a browser began to send its signal.
    import("@/vendors/vendor-storage").then(({ forgetVendors }) => forgetVendors()).catch(sayUnforgotten);
  } else if (referralScriptUrl) {
    import("@/vendors/referral-tracker/referral-tracker")
      .then(({ loadTracker }) => loadTracker(referralScriptUrl))
      .catch(sayUntold);
  }
  onReferralVisit((code) => {
    import("@/features/referral/report-visits")
      .then(({ reportReferralVisit }) => reportReferralVisit(code))
      .catch(sayUntold);
  });
}

function sayUnforgotten(): void {
  warnOnce("What other companies' scripts left could not be removed.");
}

/** Blockers know such files by their names. The cart attribute is the attribution. */
function sayUntold(): void {
  warnOnce("The referral tracker did not load.");
}
