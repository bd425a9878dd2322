// The door to the reviews widget, whichever of four companies' it is: the configured script tells. Nothing here was
// tried on a real account; the names come from the vendors' own packages and public integrations.
import { warnOnce } from "@/lib/log";
import { createWidget, type Widget, type WidgetOptions, type WidgetStep } from "@/vendors/widget";

/** After each time that the area is shown. */
const REVIEWS_REINIT_MS = 2_000;
/** From the script's arrival until it must have drawn something, the reinit included. */
const REVIEWS_DRAW_LIMIT_MS = 8_000;

export interface ReviewsOptions {
  scriptUrl: string;
  /** The product's number at Shopify; empty on the demo store. */
  productId: string;
}

export function createReviewsWidget(
  { scriptUrl, productId }: ReviewsOptions,
  environment: Pick<WidgetOptions, "load"> = {},
): Widget {
  return createWidget({
    ...environment,
    name: "The reviews widget",
    address: scriptUrl,
    drawLimitMs: REVIEWS_DRAW_LIMIT_MS,
    makeMount() {
      const mount = document.createElement("div");
      mount.append(everyVendorsElement(productId));
      return mount;
    },
    watch(mount, onDrawn) {
      // None of them tells when it has drawn.
      new MutationObserver(() => {
        if (mount.firstElementChild?.childElementCount) onDrawn();
      }).observe(mount, { childList: true, subtree: true });
    },
  });
}

/** One element that each of the four takes for its own; only one script is there to look. */
function everyVendorsElement(productId: string): HTMLElement {
  const element = document.createElement("div");
  element.id = "looxReviews";
  element.className = "jdgm-widget jdgm-review-widget yotpo yotpo-main-widget";
  element.dataset["id"] = productId;
  element.dataset["productId"] = productId;
  element.dataset["okeWidget"] = "";
  element.dataset["okeReviewsProductId"] = `shopify-${productId}`;
  return element;
}

export const reviewsSteps: readonly WidgetStep[] = [
  {
    afterMs: REVIEWS_REINIT_MS,
    run(mount) {
      if (mount.firstElementChild) reinitReviews(mount.firstElementChild);
    },
  },
];

/** Global, method, and what it is called with; the first that is there is called. Loox has none that is known. */
const REINITS: readonly [owner: string | null, method: string, takesElement: boolean][] = [
  ["jdgmCacheServer", "reloadAll", false],
  // Injects inline scripts, so our content policy stops what it does; it is the one way where the other is missing.
  [null, "jdgm_preloader", false],
  ["yotpoWidgetsContainer", "initWidgets", false],
  ["okeWidgetApi", "initWidget", true],
];

/** Returns whether there was a function to call. What it throws, now or later, is one log line. */
export function reinitReviews(element: Element): boolean {
  const failed = (error: unknown): void => warnOnce("The reviews widget failed.", error);
  for (const [ownerName, method, takesElement] of REINITS) {
    try {
      const owner: unknown = ownerName === null ? window : Reflect.get(window, ownerName);
      if (typeof owner !== "object" || owner === null) continue;
      const reinit: unknown = Reflect.get(owner, method);
      if (typeof reinit !== "function") continue;
      Promise.resolve(Reflect.apply(reinit, owner, takesElement ? [element] : [])).catch(failed);
      return true;
    } catch (error) {
      failed(error);
      return true;
    }
  }
  return false;
}
