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
  bar,
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
import { BUY_BUTTON_FILE, knownPaths, PHONE } from "./pages.ts";
import { firstBundle, homeHeading, itemWith, reducedCentsOf } from "./site-content.ts";
import { expect } from "./test.ts";
import { CODE, focus, holdAnswers, picker, show, type Visit, visible } from "./visit.ts";

const reducedCents = reducedCentsOf(firstBundle, CODE);

/** The address is the name: `/muglife/page/2` is 'muglife-page-2'. */
const nameOf = (path: string): string => path.slice(1).replaceAll("/", "-") || "home";

export const routes: Visit[] = [...knownPaths, "/muglife/no-such-article", "/no/such/page"].map(
  (address) => ({
    address,
    allow: /status of 404/,
    hasFrame: address === paths.about,
    states: [
      {
        name: nameOf(address),
        act: (page) => (address === paths.home ? picker(page) : visible(heading(page))),
        whole: true,
        ...(address === paths.about && { read: (page) => [page.locator("body")] }),
      },
    ],
  }),
);

export const purchase: Visit = {
  address: `/${CODE}`,
  states: [
    {
      name: "popup",
      act: (page) => visible(popup(page).getByText(CODE)),
      read: (page) => [popup(page)],
    },
    {
      name: "picker-with-code",
      read: (page) => [checkout(page)],
      async act(page) {
        await closePopupButton(page).click();
        await show(checkout(page));
        await visible(addButton(page));
        await visible(checkout(page).getByText(bothPricesOf(firstBundle, CODE), { exact: true }));
      },
    },
    {
      name: "code-unknown",
      read: (page) => [checkout(page)],
      async act(page) {
        await typeCode(checkout(page), "NOBODY");
        await expect(codeField(checkout(page))).toHaveAttribute("aria-invalid", "true");
        await show(codeField(checkout(page)));
      },
    },
    {
      name: "cart",
      read: (page) => [cart(page)],
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
    states: [{ name: "menu", act: (page) => menuButton(page).click(), read: (page) => [bar(page)] }],
  },
  purchase,
  {
    address: checkoutPath,
    prepare: (page) => page.route(BUY_BUTTON_FILE, (route) => route.abort("blockedbyclient")),
    allow: /Failed to load resource|net::ERR|dynamically imported module/,
    states: [
      {
        name: "picker-failed",
        read: (page) => [checkout(page)],
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
        read: (page) => [cart(page)],
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
    prepare: holdAnswers,
    states: [
      {
        name: "bros-signup",
        read: () => [],
        async act(page) {
          const frame = page.getByTitle(bros.signup.frameTitle);
          await show(frame);
          await visible(frame.contentFrame().getByRole("textbox"));
        },
      },
      {
        name: "bros-kit",
        read: (page) => [page.getByRole("region", { name: bros.kit.heading })],
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
    states: [
      {
        name: "home-in-motion",
        act: picker,
        read: (page) => [page.getByRole("region", { name: homeHeading })],
      },
    ],
  },
  {
    address: paths.home,
    prepare: (page) => page.emulateMedia({ forcedColors: "active" }),
    states: [
      { name: "forced-colors-home", act: picker, read: () => [] },
      {
        name: "forced-colors-picker",
        read: () => [],
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
