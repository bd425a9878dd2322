// The adapter of the reviews widget of four services; which one it is depends on the configured script. Nothing here was
// tried on a real account: the names come from the services' own packages and from public integrations.
import { warnOnce } from "@/lib/log";
import {
  createWidget,
  type Widget,
  type WidgetOptions,
  type WidgetPlan,
  type WidgetStep,
} from "@/vendors/widget";

/** The widget is initialized again this long after its area is shown, each time. */
const REVIEWS_REINIT_MS = 2_000;
/** How long the script may take to draw after it has loaded, including the second initialization. */
const REVIEWS_DRAW_LIMIT_MS = 8_000;

export interface ReviewsOptions {
  scriptUrl: string;
  /** The product's number at Shopify; empty on the demo store. */
  productId: string;
}

/** The widget is created once per page load. */
let opened: Widget | null = null;

export function reviewsWidget(options: ReviewsOptions): WidgetPlan {
  opened ??= createReviewsWidget(options);
  return { widget: opened, steps: reviewsSteps };
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
    makeElement: () => everyServicesElement(productId),
    watch(mount, onDrawn) {
      // None of the services reports when it has drawn.
      new MutationObserver(() => {
        if (mount.firstElementChild?.childElementCount) onDrawn();
      }).observe(mount, { childList: true, subtree: true });
    },
  });
}

/** One element that each of the four scripts recognizes. Only one of them is loaded. */
function everyServicesElement(productId: string): HTMLElement {
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

/** Global, method, and whether the method takes the element. The first one that exists is called. None is known for Loox. */
const REINITS: readonly [owner: string | null, method: string, takesElement: boolean][] = [
  ["jdgmCacheServer", "reloadAll", false],
  // It inserts inline scripts, which our security policy blocks; some Judge.me scripts have no other method.
  [null, "jdgm_preloader", false],
  ["yotpoWidgetsContainer", "initWidgets", false],
  ["okeWidgetApi", "initWidget", true],
];

/** Returns whether there was a function to call. An error or a rejection of it is one log line. */
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
