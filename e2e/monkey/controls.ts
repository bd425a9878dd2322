// Finds a control of the page, by chance, that a visitor could click now.
import type { Page } from "playwright/test";

/** A control, and what the ledger has to know of it. */
export interface Control {
  role: string;
  name: string;
  /** How many controls of this role and name come before it. */
  nth: number;
  x: number;
  y: number;
  isField: boolean;
  /** In the cart: the id of its line. */
  line: string | null;
  /** The bundle's product number and the quantity that a click on the picker's buttons adds. */
  chosen: { bundle: string; quantity: number } | null;
  /** The code field of the form around it. */
  typed: string | null;
}

/** Parts of the pages that lead to a purchase, so that they get more clicks than chance would give them. */
const PURCHASE = "#shopify-checkout, .shopify-buy-frame--cart, dialog[open]";
const CONTROLS = "a[href], button, summary, input, textarea, select, label, [role=switch], [role=slider]";

/** The control that has the focus; null without one. */
export const focusedControl = (page: Page): Promise<Control | null> => find(page, "focused", 0, null);

/** A control at random; null where a click would reach none of those that were tried. */
export const randomControl = (page: Page, share: number, inPurchase: boolean): Promise<Control | null> =>
  find(page, inPurchase ? "purchase" : "page", share, null);

/** The control of this role, name and number; null where a click would not reach it. */
export const sameControl = (
  page: Page,
  wanted: Pick<Control, "role" | "name" | "nth">,
): Promise<Control | null> => find(page, "page", 0, wanted);

function find(
  page: Page,
  scope: "focused" | "purchase" | "page",
  chance: number,
  wanted: Pick<Control, "role" | "name" | "nth"> | null,
): Promise<Control | null> {
  return page.evaluate(
    ({ where, share, purchase, controls, same }) => {
      function nameOf(element: HTMLElement): { role: string; name: string } {
        const label = element.getAttribute("aria-label") ?? element.innerText;
        const name = label.trim().replaceAll(/\s+/g, " ").slice(0, 40);
        return { role: element.getAttribute("role") ?? element.tagName.toLowerCase(), name };
      }

      function isSame(element: HTMLElement, { role, name }: { role: string; name: string }): boolean {
        const own = nameOf(element);
        return own.role === role && own.name === name;
      }

      const visible = (root: Element): HTMLElement[] =>
        [...root.querySelectorAll<HTMLElement>(controls)].filter((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        );

      function describe(element: HTMLElement, x: number, y: number): Control {
        const form = element.closest("form");
        const product = element.closest(".shopify-buy__product");
        const quantity = product?.querySelector<HTMLInputElement>("input[type=number]")?.value ?? "1";
        const bundle = document.querySelector<HTMLInputElement>("input[name=bundle]:checked")?.value;
        return {
          ...nameOf(element),
          nth: visible(document.documentElement)
            .filter((other) => isSame(other, nameOf(element)))
            .indexOf(element),
          x,
          y,
          isField: element.matches("input:not([type=radio], [type=checkbox]), textarea"),
          line: element.dataset["lineItemId"] ?? null,
          chosen: bundle !== undefined && product ? { bundle, quantity: Number(quantity) } : null,
          typed: form?.querySelector<HTMLInputElement>("input.code-field")?.value.trim() ?? null,
        };
      }

      /** The middle of the control, if a click there reaches it. */
      function point(element: HTMLElement): { x: number; y: number } | null {
        element.scrollIntoView({ block: "center", behavior: "instant" });
        const { left, top, width, height } = element.getBoundingClientRect();
        const middle = { x: left + width / 2, y: top + height / 2 };
        const hit = document.elementFromPoint(middle.x, middle.y);
        return hit && element.contains(hit) ? middle : null;
      }

      /** Other sites and mail programs are left out: what they do is not ours. */
      const staysHere = (element: HTMLElement): boolean =>
        !(element instanceof HTMLAnchorElement) ||
        (element.origin === window.location.origin && element.target === "" && !element.download);

      if (where === "focused") {
        const focused = document.activeElement;
        return focused instanceof HTMLElement && focused !== document.body ? describe(focused, 0, 0) : null;
      }
      if (same) {
        const element = visible(document.documentElement).filter((other) => isSame(other, same))[same.nth];
        const middle = element && point(element);
        return middle ? describe(element, middle.x, middle.y) : null;
      }
      const roots = where === "page" ? [document.documentElement] : document.querySelectorAll(purchase);
      const found = [...roots].flatMap((root) => visible(root)).filter((element) => staysHere(element));
      const start = Math.floor(share * found.length);
      for (const element of [...found.slice(start), ...found.slice(0, start)].slice(0, 5)) {
        const middle = point(element);
        if (middle) return describe(element, middle.x, middle.y);
      }
      return null;
    },
    { where: scope, share: chance, purchase: PURCHASE, controls: CONTROLS, same: wanted },
  );
}
