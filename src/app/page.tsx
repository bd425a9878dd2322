import { useEffect, useRef } from "react";
import type { Params } from "react-router-dom";
import { ErrorBoundary } from "@/components/error-boundary";
import { emptyPage, pageFailure } from "@/content/interface";
import { useCheckout } from "@/features/checkout/checkout-context";
import { isMissingFile, reloadForRetry } from "@/features/recovery/missing-file";
import { PageFailure } from "@/features/recovery/page-failure";
import { reloadForStaleChunk } from "@/features/recovery/stale-chunk";
import { warnAbout } from "@/features/recovery/warn-about";
import { usePageModule } from "@/hooks/use-page-module";
import { useScrollDepth } from "@/hooks/use-scroll-depth";
import { forgetFailedLoads } from "@/lib/load-once";
import { noteBuySectionInView } from "@/lib/purchase/buy-sections";
import { cartLink } from "@/lib/purchase/cart-link";
import { referralStore } from "@/lib/referral/referral-store";
import { fillText } from "@/lib/text/fill-text";
import { linkBase } from "@/vendors/shopify/link-base";
import { Head } from "@/page/head";
import type { PageRoute } from "./routes";

interface PageOfRoute {
  route: PageRoute;
  params: Params;
}

/** The page of an address. Where its script does not load, it says so, and has a button to try again and links to buy. */
export function Page({ path, route, params }: PageOfRoute & { path: string }) {
  useScrollDepth();
  const { get } = useCheckout();
  // How often the visitor has asked for the page again, and at which of these it last failed. Leaving the page counts as one more, so
  // that no earlier failure reloads the next page.
  const tries = useRef({ made: 0, failed: 0 });
  useEffect(() => {
    const { current } = tries;
    return () => void (current.made += 1);
  }, []);
  return (
    <ErrorBoundary
      onFailure={(error) => {
        warnAbout("A page", error);
        // It has no section to report it, and the buy bar is another way to buy.
        noteBuySectionInView(window.location.pathname, false);
        if (!isMissingFile(error)) return;
        const { made, failed } = tries.current;
        tries.current.failed = made;
        if (made > failed) void reloadForRetry(path, () => tries.current.made === made);
        else reloadForStaleChunk();
      }}
      renderFailure={(retry) => (
        <>
          <Head meta={{ title: pageFailure.heading, description: pageFailure.text }} path={null} />
          <PageFailure
            labels={pageFailure}
            onRetry={() => {
              tries.current.made += 1;
              forgetFailedLoads();
              retry();
              // The retry button is removed with the message. Without this the focus would be lost.
              document.getElementById("main")?.focus({ preventScroll: true });
            }}
            buyLinks={get().bundles.map(({ id, name, variantId }) => ({
              id,
              label: fillText(emptyPage.buy, { bundle: name }),
              to: cartLink(linkBase, [{ variantId, quantity: 1 }], referralStore.current()),
            }))}
          />
        </>
      )}
    >
      <LoadedPage route={route} params={params} />
    </ErrorBoundary>
  );
}

function LoadedPage({ route, params }: PageOfRoute) {
  const Component = usePageModule(route);
  return <Component params={params} />;
}
