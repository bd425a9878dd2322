// The adapter of the reviews widget of four services. Nothing here was tried on a real account: the names come from the
// services' own packages and from public integrations.
import { field } from "@/lib/field";
import { FRAME_SANDBOX, framePath } from "@/lib/site/frame-path";
import { warnOnce } from "@/lib/log";
import { withTimeLimit } from "@/lib/time-limit";
import {
  createWidget,
  type Widget,
  type WidgetOptions,
  type WidgetPlan,
  type WidgetStep,
} from "@/vendors/widget";
import { globalMethod } from "./global-method";
import type { FrameReviews, Reviews, ScriptReviews } from "./services";

/** The widget is initialized again this long after its area is shown, each time. */
const REVIEWS_REINIT_MS = 2_000;
/** How long the script may take to draw after it has loaded, including the second initialization. */
const REVIEWS_DRAW_LIMIT_MS = 8_000;
const FRAME_LIMIT_MS = 8_000;
const DREW_NOTHING = "drew nothing";
/** A page may not make itself endless. */
const MAX_FRAME_HEIGHT_PX = 20_000;

export interface ReviewsOptions<Service = Reviews> {
  reviews: Service;
  /** The product's number at Shopify; empty on the demo store. */
  productId: string;
  /** The name of the frame, for screen readers. */
  title: string;
}

type Environment = Pick<WidgetOptions, "load" | "findProblem">;

/** The widget is created once per page load. */
let opened: Widget | null = null;

export function reviewsWidget({ reviews, ...options }: ReviewsOptions): WidgetPlan {
  opened ??=
    reviews.frame === null
      ? createReviewsWidget({ reviews, ...options })
      : createReviewsFrame({ reviews, ...options });
  return { widget: opened, steps: reviewsSteps };
}

export function createReviewsWidget(
  { reviews, productId }: ReviewsOptions<ScriptReviews>,
  environment: Environment = {},
): Widget {
  return createWidget({
    ...environment,
    name: "The reviews widget",
    address: reviews.scriptUrl,
    drawLimitMs: REVIEWS_DRAW_LIMIT_MS,
    makeElement: () => elementOf(reviews, productId),
    watch(mount, onDrawn) {
      // None of the services reports when it has drawn.
      new MutationObserver(() => {
        if (mount.firstElementChild?.childElementCount) onDrawn();
      }).observe(mount, { childList: true, subtree: true });
    },
  });
}

/** The element that each service's script looks for, and what else it reads in the page. */
function elementOf({ service, account }: ScriptReviews, productId: string): HTMLElement {
  const element = document.createElement("div");
  const marks: Record<ScriptReviews["service"], () => void> = {
    yotpo() {
      const { instanceId } = account;
      element.className = instanceId === undefined ? "yotpo yotpo-main-widget" : "yotpo-widget-instance";
      // Version 2 and version 3: https://github.com/YotpoLtd/magento2-module-yotpo-reviews, widget_div.phtml.
      if (instanceId === undefined) element.dataset["productId"] = productId;
      else Object.assign(element.dataset, { yotpoInstanceId: instanceId, yotpoProductId: productId });
    },
    okendo() {
      Object.assign(element.dataset, { okeWidget: "", okeReviewsProductId: `shopify-${productId}` });
      const meta = document.createElement("meta");
      meta.name = "oke:subscriber_id";
      meta.content = account["subscriberId"] ?? "";
      document.head.append(meta);
    },
    loox() {
      element.id = "looxReviews";
      element.dataset["productId"] = productId;
    },
  };
  marks[service]();
  return element;
}

/** Judge.me's widget, in a page of its own (judge-me-frame.ts), which reports its height and whether it can be read. */
function createReviewsFrame(
  { reviews, productId, title }: ReviewsOptions<FrameReviews>,
  { load }: Pick<Environment, "load"> = {},
): Widget {
  const frame = document.createElement("iframe");
  let problem: string | null = DREW_NOTHING;
  let limit: ReturnType<typeof setTimeout> | undefined;
  return createWidget({
    name: "The reviews widget",
    address: `${framePath(reviews.frame)}#${productId}`,
    drawLimitMs: REVIEWS_DRAW_LIMIT_MS,
    load: load ?? ((address) => loadFrame(frame, address)),
    findProblem: () => problem,
    makeElement() {
      frame.setAttribute("sandbox", FRAME_SANDBOX);
      frame.title = title;
      frame.className = "block w-full";
      return frame;
    },
    watch(_, onDrawn) {
      window.addEventListener("message", ({ source, data }) => {
        // The frame's origin is "null", so its window is what tells its messages from others.
        if (source === null || source !== frame.contentWindow) return;
        // A frame that is moved to another page of the site loads anew, and must draw anew.
        if (field(data, "started") === true) {
          clearTimeout(limit);
          limit = setTimeout(() => {
            problem = DREW_NOTHING;
            onDrawn();
          }, REVIEWS_DRAW_LIMIT_MS);
          return;
        }
        const height = field(data, "height");
        const found = field(data, "problem");
        if (typeof height !== "number" || !(found === null || typeof found === "string")) return;
        frame.style.height = `${Math.min(Math.max(Math.ceil(height), 0), MAX_FRAME_HEIGHT_PX)}px`;
        clearTimeout(limit);
        problem = found === null ? null : found.slice(0, 200);
        onDrawn();
      });
    },
  });
}

function loadFrame(frame: HTMLIFrameElement, address: string): Promise<void> {
  return withTimeLimit(
    () =>
      new Promise((resolve) => {
        frame.addEventListener("load", () => resolve());
        frame.src = address;
      }),
    FRAME_LIMIT_MS,
    () => new Error(`The frame took too long: ${address}`),
  );
}

/** What the adapter does after the area is shown, and when. */
export const reviewsSteps: WidgetStep[] = [
  {
    afterMs: REVIEWS_REINIT_MS,
    run(mount) {
      if (mount.firstElementChild) reinitReviews(mount.firstElementChild);
    },
  },
];

/** Global, method, and whether the method takes the element. None is known for Loox; Judge.me's is in judge-me-frame.ts. */
const REINITS: readonly [owner: string, method: string, takesElement: boolean][] = [
  ["yotpoWidgetsContainer", "initWidgets", false],
  ["okeWidgetApi", "initWidget", true],
];

let isWaitingForOkendo = false;

/** Okendo documents this event for a page that is there before its script. */
function waitForOkendo(element: Element): void {
  if (isWaitingForOkendo || !element.matches("[data-oke-widget]")) return;
  isWaitingForOkendo = true;
  document.addEventListener("oke-script-loaded", () => reinitReviews(element), { once: true });
}

/** Calls the function of the service that is in the page. An error or a rejection of it is one log line. */
function reinitReviews(element: Element): void {
  const failed = (error: unknown): void => warnOnce("The reviews widget failed.", error);
  let wasCalled = false;
  for (const [owner, method, takesElement] of REINITS) {
    try {
      const call = globalMethod(owner, method);
      if (!call) continue;
      wasCalled = true;
      Promise.resolve(call(...(takesElement ? [element] : []))).catch(failed);
    } catch (error) {
      failed(error);
    }
  }
  if (!wasCalled) waitForOkendo(element);
}
