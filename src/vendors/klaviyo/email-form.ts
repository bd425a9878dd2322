// The door to Klaviyo's sign-up form. Owns `_klOnsite`, the queue behind its `klaviyo` global.
import { field } from "@/lib/field";
import { createWidget, type Widget, type WidgetOptions, type WidgetStep } from "@/vendors/widget";
import type { KlaviyoForm } from "./facts";

/** On the home page the form is initialised this long after its area is shown. */
const HOME_INIT_MS = 1_000;
/** On the blog list it is opened by hand after this time … */
const BLOG_OPEN_MS = 2_000;
/** … and force-loaded after this further time if the area is still empty. */
const BLOG_FORCE_MS = 1_000;
/** Filter lists also block what the script fetches: without `embedOpen` by then, there is no form. */
const EMBED_OPEN_LIMIT_MS = 5_000;

export type EmailTimers = "home" | "blog";

export function createEmailForm(
  { scriptUrl, formId }: KlaviyoForm,
  environment: Pick<WidgetOptions, "load"> = {},
): Widget {
  const mountClass = `klaviyo-form-${formId}`;
  return createWidget({
    ...environment,
    name: "The email form",
    address: scriptUrl,
    drawLimitMs: EMBED_OPEN_LIMIT_MS,
    makeMount() {
      const mount = document.createElement("div");
      mount.append(emptyForm(mountClass));
      return mount;
    },
    watch(_, onDrawn) {
      // Its CustomEvent tells of every form of the account, and may come more than once.
      window.addEventListener("klaviyoForms", (event) => {
        const detail = event instanceof CustomEvent ? event.detail : null;
        if (field(detail, "type") === "embedOpen" && field(detail, "formId") === formId) onDrawn();
      });
    },
  });
}

/** What the door does after the area is shown on such a page, and when. */
export function emailSteps(timers: EmailTimers, formId: string): WidgetStep[] {
  const open = (): void => askKlaviyo(["openForm", formId]);
  if (timers === "home") return [{ afterMs: HOME_INIT_MS, run: open }];
  return [
    { afterMs: BLOG_OPEN_MS, run: open },
    {
      afterMs: BLOG_OPEN_MS + BLOG_FORCE_MS,
      run(mount) {
        if (mount.firstElementChild?.childElementCount) return;
        // A new element is what a script that watches the page for its forms has not seen yet.
        mount.replaceChildren(emptyForm(`klaviyo-form-${formId}`));
        open();
      },
    },
  ];
}

function emptyForm(className: string): HTMLElement {
  const form = document.createElement("div");
  form.className = className;
  return form;
}

/** The vendor's documented queue; `openForm` does nothing to a form that is embedded and drawn. */
function askKlaviyo(call: readonly string[]): void {
  if (!("_klOnsite" in window)) Object.assign(window, { _klOnsite: [] });
  const queue: unknown = Reflect.get(window, "_klOnsite");
  const push = typeof queue === "object" && queue !== null ? Reflect.get(queue, "push") : undefined;
  if (typeof push === "function") Reflect.apply(push, queue, [call]);
}
