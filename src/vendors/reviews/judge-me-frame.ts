// The script of /frames/judge-me. Judge.me's script inserts inline scripts and calls `Function()`, which the site's policy never
// allows; this page has a policy of its own, and its origin is not the site's. What Judge.me needs is described in its package
// @judgeme/shopify-hydrogen 2.0.0 (JudgemeLoader.js, JudgemeReviewWidget.js) and the embed code of its platform-independent widgets.
import { createMemoryStorage } from "@/lib/browser/memory-storage";
import { findReadingProblem } from "@/vendors/is-readable";
import { watchChanges } from "@/vendors/watch-changes";
import { globalMethod } from "./global-method";

/** The widget is initialized again this long after the frame has started, which it does each time that its area is shown. */
const REINIT_MS = 2_000;

declare const __FRAME_VALUES__: { scriptUrl: string; shopDomain: string; publicToken: string };

const { scriptUrl, shopDomain, publicToken } = __FRAME_VALUES__;

/** A document without the site's origin has no storage and no cookies: reading them throws, and would end a script that does. */
function replaceStorage(): void {
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { configurable: true, value: createMemoryStorage() });
  Object.defineProperty(document, "cookie", { configurable: true, get: () => "", set() {} });
}

function addWidget(): HTMLElement {
  const mount = document.createElement("div");
  const widget = document.createElement("div");
  widget.className = "jdgm-widget jdgm-review-widget jdgm-outside-widget";
  widget.dataset["id"] = window.location.hash.slice(1);
  mount.append(widget);
  document.body.append(mount);
  return mount;
}

function loadJudgeMe(): void {
  Object.assign(window, {
    jdgm: { SHOP_DOMAIN: shopDomain, PLATFORM: "shopify", PUBLIC_TOKEN: publicToken },
  });
  const script = document.createElement("script");
  script.async = true;
  script.src = scriptUrl;
  document.head.append(script);
  setTimeout(() => {
    if (!initializeAgain()) script.addEventListener("load", initializeAgain);
  }, REINIT_MS);
}

/** Returns whether there was a function to call. The package calls the first where it is there, and else the second. */
function initializeAgain(): boolean {
  const call = globalMethod("jdgmCacheServer", "reloadAll") ?? globalMethod("window", "jdgm_preloader");
  call?.();
  return call !== null;
}

/** Everything in the message may be public: the page does not know the address of the one around it. */
function post(message: object): void {
  window.parent.postMessage(message, "*");
}

post({ started: true });
replaceStorage();
const mount = addWidget();
const report = (): void => {
  if (!mount.firstElementChild?.childElementCount) return;
  post({
    height: mount.getBoundingClientRect().height,
    problem: findReadingProblem(mount, { selectors: [], areRequired: false }),
  });
};
watchChanges(mount, report);
loadJudgeMe();
