// The adapter of Klaviyo's sign-up form.
import { field } from "@/lib/field";
import {
  createWidget,
  type Widget,
  type WidgetOptions,
  type WidgetPlan,
  type WidgetStep,
} from "@/vendors/widget";
import type { KlaviyoForm } from "./facts";
import { askKlaviyo } from "./queue";

/** The kind of page, which decides when the form is opened. */
export type EmailTimers = "home" | "blog";

/** On the home page the adapter initializes the form this long after its area is shown. */
const HOME_INIT_MS = 1_000;
/** On the blog list the adapter opens the form after this time … */
const BLOG_OPEN_MS = 2_000;
/** … and replaces its element after this further time if the area is still empty. */
const BLOG_FORCE_MS = 1_000;
/** Filter lists also block what the script fetches. Without an `embedOpen` event within this time, there is no form. */
const EMBED_OPEN_LIMIT_MS = 5_000;

/** The field for the mail address. Klaviyo's fields are inputs with a type. */
const TEXT_FIELD = "input:is([type=email], [type=text], [type=tel], :not([type]))";

/** The form is created once per page load and shared by all pages. */
let opened: Widget | null = null;

export function emailForm(form: KlaviyoForm, timers: EmailTimers): WidgetPlan {
  opened ??= createEmailForm(form);
  return { widget: opened, steps: emailSteps(timers, form.formId) };
}

export function createEmailForm(
  { scriptUrl, formId }: KlaviyoForm,
  environment: Pick<WidgetOptions, "load" | "findProblem"> = {},
): Widget {
  return createWidget({
    ...environment,
    name: "The email form",
    address: scriptUrl,
    drawLimitMs: EMBED_OPEN_LIMIT_MS,
    needs: [TEXT_FIELD, "button"],
    makeElement: () => emptyForm(formId),
    watch(_, onDrawn) {
      // The vendor dispatches this event for every form of the account, and may do so more than once.
      window.addEventListener("klaviyoForms", (event) => {
        const detail = event instanceof CustomEvent ? event.detail : null;
        if (field(detail, "type") === "embedOpen" && field(detail, "formId") === formId) onDrawn();
      });
    },
  });
}

/** What the adapter does on such a page after the area is shown, and when. */
export function emailSteps(timers: EmailTimers, formId: string): WidgetStep[] {
  // It does nothing to a form that is embedded and drawn.
  const open = (): void => askKlaviyo(["openForm", formId]);
  if (timers === "home") return [{ afterMs: HOME_INIT_MS, run: open }];
  return [
    { afterMs: BLOG_OPEN_MS, run: open },
    {
      afterMs: BLOG_OPEN_MS + BLOG_FORCE_MS,
      run(mount) {
        if (mount.firstElementChild?.childElementCount) return;
        // A script that watches the page for its forms finds a new element, but not one that it has seen before.
        mount.replaceChildren(emptyForm(formId));
        open();
      },
    },
  ];
}

function emptyForm(formId: string): HTMLElement {
  const form = document.createElement("div");
  form.className = `klaviyo-form-${formId}`;
  return form;
}
