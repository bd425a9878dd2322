// Brings a page to life: hydrates the HTML of the build, or renders from the empty shell.
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { HelmetProvider } from "react-helmet-async";
import { BrowserRouter, matchRoutes } from "react-router-dom";
import { reloadForStaleChunk } from "@/features/recovery/stale-chunk";
import { onReferralVisit } from "@/features/referral/capture-referral";
import { loadPageModule } from "@/hooks/use-page-module";
import { config } from "@/lib/config";
import { warn } from "@/lib/log";
import { privacyChoice } from "@/lib/privacy-choice";
import Layout from "@/routes/layout";
import { routes } from "@/routes";

/** `isThisPage`: whether the HTML in the container was made for the address shown. */
export async function startApp(container: HTMLElement, isThisPage: boolean): Promise<void> {
  const matched = matchRoutes([...routes], window.location.pathname)?.[0]?.route;
  try {
    if (matched) await loadPageModule(matched);
  } catch {
    // The HTML stays readable and its links work; a page that was redeployed meanwhile needs its new files.
    if (reloadForStaleChunk() || isThisPage) return;
    // Otherwise the failure is rendered, with its ways out.
  }
  reportReferralVisits();
  const app = (
    <StrictMode>
      <HelmetProvider>
        <BrowserRouter>
          <Layout />
        </BrowserRouter>
      </HelmetProvider>
    </StrictMode>
  );
  const onRecoverableError = (error: unknown): void =>
    warn(`The page differed from its HTML: ${String(error)}`);
  if (isThisPage) {
    hydrateRoot(container, app, { onRecoverableError });
    return;
  }
  // Hosts may answer an unknown address with some other page's HTML: take its words and head tags away.
  container.replaceChildren();
  for (const tag of document.head.querySelectorAll(
    "title, link[rel=canonical], meta[name=description], meta[name=robots], meta[name^='twitter:'], meta[property]",
  ))
    tag.remove();
  createRoot(container, { onRecoverableError }).render(app);
}

/** Most visitors bring no code, and most sites configure no tracker: neither's script is asked for then. */
function reportReferralVisits(): void {
  const { referralScriptUrl } = config;
  if (!privacyChoice.allowed()) {
    // What a script that was still running wrote after the opt-out, or before a browser began to send its signal.
    void import("@/vendors/vendor-storage").then(({ forgetVendors }) => forgetVendors());
  } else if (referralScriptUrl) {
    void import("@/vendors/referral-tracker").then(({ loadTracker }) => loadTracker(referralScriptUrl));
  }
  onReferralVisit((code) => {
    void import("@/features/referral/report-visits").then(({ reportReferralVisit }) =>
      reportReferralVisit(code),
    );
  });
}
