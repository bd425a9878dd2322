// Every picture of the screenshots test: whole pages, and states of pages as the window shows them.
import { bros } from "@/content/bros";
import { contact } from "@/content/contact";
import { faq, faqPage } from "@/content/faq";
import { buyButtonLabels, shopProblems } from "@/content/interface";
import { checkoutPath, paths } from "@/lib/site/paths";
import { bothPricesOf, cartAmount, codeField, openField, typeCode } from "./code-area.ts";
import {
  addButton,
  answerOf,
  cart,
  cartPill,
  checkout,
  checkoutButton,
  closePopupButton,
  heading,
  menuButton,
  popup,
  questionOf,
} from "./locators.ts";
import { outcomes } from "./outcomes.ts";
import { BUY_BUTTON_FILE, DESKTOP, isSample, knownPaths, PHONE } from "./pages.ts";
import { firstBundle, itemWith, reducedCentsOf } from "./site-content.ts";
import { shopOutcomes } from "./shop-outcomes.ts";
import { expect } from "./test.ts";
import { type Window, WINDOWS } from "./windows.ts";
import { CODE, focus, picker, show, type Visit, visible } from "./visit.ts";

const reducedCents = reducedCentsOf(firstBundle, CODE);

/** The address is the name: `/muglife/page/2` is 'muglife-page-2'. */
const nameOf = (path: string): string => path.slice(1).replaceAll("/", "-") || "home";

const routes: Visit[] = [...knownPaths, "/muglife/no-such-article", "/no/such/page"].map((address) => ({
  address,
  allow: /status of 404/,
  states: [
    {
      name: nameOf(address),
      act: (page) => (address === paths.home ? picker(page) : visible(heading(page))),
      whole: true,
    },
  ],
}));

const purchase: Visit = {
  address: `/${CODE}`,
  states: [
    { name: "popup", act: (page) => visible(popup(page).getByText(CODE)) },
    {
      name: "picker-with-code",
      async act(page) {
        await closePopupButton(page).click();
        await show(checkout(page));
        await visible(addButton(page));
        await visible(checkout(page).getByText(bothPricesOf(firstBundle, CODE), { exact: true }));
      },
    },
    {
      name: "code-unknown",
      async act(page) {
        await typeCode(checkout(page), "NOBODY");
        await expect(codeField(checkout(page))).toHaveAttribute("aria-invalid", "true");
        await show(codeField(checkout(page)));
      },
    },
    {
      name: "cart",
      async act(page) {
        await addButton(page).click();
        await visible(checkoutButton(page));
        await visible(cart(page).getByText(cartAmount(reducedCents / 100), { exact: true }));
      },
    },
    {
      name: "order",
      whole: true,
      async act(page) {
        await checkoutButton(page).click();
        await page.waitForURL(/\/demo\/checkout/);
        await visible(heading(page));
      },
    },
  ],
};

const states: Visit[] = [
  {
    address: paths.about,
    width: PHONE.width,
    states: [{ name: "menu", act: (page) => menuButton(page).click() }],
  },
  purchase,
  {
    address: checkoutPath,
    prepare: (page) => page.route(BUY_BUTTON_FILE, (route) => route.abort("blockedbyclient")),
    allow: /Failed to load resource|net::ERR|dynamically imported module/,
    states: [
      {
        name: "picker-failed",
        async act(page) {
          await show(checkout(page));
          await visible(checkout(page).getByRole("alert").getByText(shopProblems.blocked));
          await visible(openField(checkout(page)));
        },
      },
    ],
  },
  {
    address: checkoutPath,
    states: [
      {
        name: "cart-empty",
        async act(page) {
          await cartPill(page).click();
          await visible(cart(page).getByText(buyButtonLabels.cart.empty));
        },
      },
    ],
  },
  {
    address: paths.faq,
    states: [
      {
        name: "faq-answer",
        async act(page) {
          const item = itemWith(faq, "scent");
          await questionOf(page, item).click();
          await visible(answerOf(page, item));
          await show(questionOf(page, item));
        },
      },
      {
        name: "faq-search",
        async act(page) {
          await page.getByRole("searchbox").fill("refnd");
          await visible(answerOf(page, itemWith(faq, "returns")));
        },
      },
      {
        name: "faq-no-hit",
        async act(page) {
          await page.getByRole("searchbox").fill("lawnmower");
          await expect(page.getByRole("main").getByRole("status")).toHaveText(faqPage.labels.noneShown);
          await show(page.getByRole("searchbox"));
        },
      },
    ],
  },
  {
    address: paths.contact,
    states: [
      {
        name: "contact-errors",
        whole: true,
        async act(page) {
          await page.getByRole("button", { name: contact.form.labels.submit }).click();
          await visible(page.locator("[aria-invalid=true]"));
        },
      },
    ],
  },
  {
    address: paths.bros,
    states: [
      {
        name: "bros-signup",
        async act(page) {
          const frame = page.getByTitle(bros.signup.frameTitle);
          await show(frame);
          await visible(frame.contentFrame().getByRole("textbox"));
        },
      },
      {
        name: "bros-kit",
        async act(page) {
          const kit = page.getByRole("region", { name: bros.kit.heading });
          const field = kit.getByRole("textbox", { name: bros.kit.codeLabel });
          await field.fill(CODE);
          await visible(kit.getByRole("img", { name: bros.kit.qr.label }));
          await show(kit.getByRole("img", { name: bros.kit.qr.label }));
          await focus(field);
        },
      },
    ],
  },
  {
    address: paths.home,
    prepare: (page) => page.emulateMedia({ reducedMotion: "no-preference" }),
    states: [{ name: "home-in-motion", act: picker }],
  },
  {
    address: paths.home,
    prepare: (page) => page.emulateMedia({ forcedColors: "active" }),
    states: [
      { name: "forced-colors-home", act: picker },
      {
        name: "forced-colors-picker",
        async act(page) {
          await picker(page);
          await show(checkout(page));
        },
      },
    ],
  },
];

/** Of the site without configuration. */
export const visits: readonly Visit[] = [...routes, ...states, ...outcomes];

/** Whether `npm test` compares its pictures, and not only each night: one page of each kind, and the purchase. */
export const isInEachRun = (visit: Visit): boolean =>
  visit === purchase || (routes.includes(visit) && isSample(visit.address));

/** The purchase is compared in all windows, as a fault of it is in every sale. Each has pictures of its own, named by its width. */
export const windowsOf = (visit: Visit): readonly Window[] =>
  visit === purchase
    ? Object.values(WINDOWS)
    : [PHONE, DESKTOP].filter(({ width }) => (visit.width ?? width) === width);

/** Whether `npm test` compares its trees, and leaves its pictures to each night. */
export const isReadInEachRun = (visit: Visit): boolean => [...outcomes, ...shopOutcomes].includes(visit);

/** The file of a picture, without its suffix. */
export const pictureName = (state: string, width: number): string => `${state}.${width}`;

export const pictureNames: ReadonlySet<string> = new Set(
  [...visits, ...shopOutcomes].flatMap((visit) =>
    windowsOf(visit).flatMap(({ width }) => visit.states.map(({ name }) => pictureName(name, width))),
  ),
);
