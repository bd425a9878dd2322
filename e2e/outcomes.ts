// What becomes of something that a visitor does, and what is left where a part fails: states of the screenshots test.
import type { Page } from "playwright/test";
import { bros } from "@/content/bros";
import { codeLabels } from "@/content/code-labels";
import { referralPopup } from "@/content/code-offer";
import { faqPage } from "@/content/faq";
import { checkout as checkoutText } from "@/content/home";
import { strip, testimonials } from "@/content/home-story";
import { layoutLabels, pageFailure, videoLabels } from "@/content/interface";
import { mugshots, wall } from "@/content/mugshots";
import { blogLabels } from "@/content/muglife";
import { privacySwitch } from "@/content/opt-out";
import { fillText } from "@/lib/text/fill-text";
import { checkoutPath, paths } from "@/lib/site/paths";
import { codeStatus, removeButton, typeCode, undoButton } from "./code-area.ts";
import { addButton, bar, cart, checkout, checkoutButton, heading, popup } from "./locators.ts";
import { articlePaths } from "./pages.ts";
import { filled, percentOf, required } from "./site-content.ts";
import { spoil } from "./spoil.ts";
import { expect } from "./test.ts";
import {
  CODE,
  focus,
  giveAnswers,
  holdAnswers,
  logged,
  picker,
  press,
  routeSharing,
  show,
  type State,
  visible,
  type Visit,
} from "./visit.ts";

/** No affiliate has it, and the shop has no discount for it. */
const UNKNOWN = "NOBODY";
const film = required(
  testimonials.find(({ src }) => src !== ""),
  "film",
);
const filmCard = (page: Page) =>
  page.getByRole("region", { name: strip.heading }).getByRole("figure").filter({ hasText: film.username });
const FAILURE = /failed: |differed from its HTML/;

const kit = (page: Page) => page.getByRole("region", { name: bros.kit.heading });
const copyButton = (page: Page) => page.getByRole("button", { name: blogLabels.share.generic.copy });

const typedCodes: Visit = {
  address: checkoutPath,
  states: [
    {
      name: "code-accepted",
      read: (page) => [checkout(page)],
      async act(page) {
        await picker(page);
        await typeCode(checkout(page), CODE);
        await visible(
          codeStatus(checkout(page), fillText(codeLabels.added, { code: CODE, percent: percentOf(CODE) })),
        );
        await show(removeButton(checkout(page), CODE));
      },
    },
    {
      name: "code-removed",
      read: (page) => [checkout(page)],
      async act(page) {
        await removeButton(checkout(page), CODE).press("Enter");
        await visible(undoButton(checkout(page)));
        await show(undoButton(checkout(page)));
      },
    },
    {
      name: "discount-refused",
      read: (page) => [cart(page)],
      async act(page) {
        await typeCode(checkout(page), UNKNOWN);
        await visible(removeButton(checkout(page), UNKNOWN));
        await addButton(page).click();
        await visible(checkoutButton(page));
        await visible(cart(page).getByText(codeLabels.refusals.unknown));
      },
    },
  ],
};

/** The popup that says this. */
const popupSaying = (name: string, text: string): State => ({
  name,
  act: (page) => visible(popup(page).getByText(text)),
  read: (page) => [popup(page)],
});

const answers: Visit[] = [
  { address: `/${UNKNOWN}`, states: [popupSaying("popup-unknown", referralPopup.unknownCode)] },
  {
    address: `/${CODE}`,
    prepare: (page) => page.route(/assets\/demo-affiliates-/, (route) => route.abort()),
    allow: /Failed to load resource|net::ERR|dynamically imported module/,
    states: [popupSaying("popup-unread", referralPopup.unreadDiscount)],
  },
];

const choices: Visit[] = [
  {
    address: paths.optOut,
    states: [
      {
        name: "opt-out-on",
        read: (page) => [page.getByRole("switch", { name: privacySwitch.label })],
        async act(page) {
          const choice = page.getByRole("switch", { name: privacySwitch.label });
          await choice.press("Space");
          await expect(choice).toBeChecked();
          await show(choice);
        },
      },
    ],
  },
  {
    address: paths.mugshots,
    states: [
      {
        name: "wall-end",
        read: (page) => [page.getByRole("main").getByRole("status").filter({ hasText: wall.end })],
        async act(page) {
          const more = page.getByRole("button", { name: wall.more });
          for (let shown = 0; shown < mugshots.length; shown = await page.getByRole("figure").count())
            await more.press("Enter");
          await visible(page.getByRole("main").getByRole("status").getByText(wall.end));
          await show(more);
          await focus(more);
        },
      },
    ],
  },
];

const sharing: Visit[] = [
  {
    address: required(articlePaths[1], "generic article"),
    prepare: routeSharing,
    states: [
      {
        name: "article-link-copied",
        read: (page) => [page.getByRole("status").filter({ hasText: blogLabels.share.copied })],
        act: (page) => press(copyButton(page), page.getByRole("status").getByText(blogLabels.share.copied)),
      },
      {
        name: "article-link-refused",
        read: (page) => [page.getByRole("status").filter({ hasText: blogLabels.share.refused })],
        async act(page) {
          await page.evaluate(() => Object.assign(window, { refusesCopies: true }));
          await press(copyButton(page), page.getByRole("status").getByText(blogLabels.share.refused));
        },
      },
    ],
  },
  {
    address: paths.bros,
    prepare: (page) => Promise.all([routeSharing(page), holdAnswers(page)]),
    states: [
      {
        name: "bros-link-copied",
        read: (page) => [kit(page)],
        async act(page) {
          await kit(page).getByRole("textbox", { name: bros.kit.codeLabel }).fill(CODE);
          await visible(kit(page).getByRole("img", { name: bros.kit.qr.label }));
          await press(
            kit(page).getByRole("button", { name: bros.kit.link.copy }),
            kit(page).getByRole("status").getByText(bros.kit.link.copied),
          );
        },
      },
      {
        name: "bros-share-refused",
        read: (page) => [kit(page)],
        async act(page) {
          await giveAnswers(page);
          await visible(
            kit(page)
              .getByRole("status")
              .getByText(`${percentOf(CODE)}%`),
          );
          await visible(kit(page).getByText("Dre sent you."));
          await press(
            kit(page).getByRole("button", { name: bros.kit.link.share, exact: true }),
            kit(page).getByText(bros.kit.link.shareFailed),
          );
        },
      },
    ],
  },
];

const failures: Visit[] = [
  {
    address: paths.home,
    prepare: (page) => page.route("**/videos/*.mp4?*", (route) => route.fulfill({ status: 404, body: "" })),
    allow: /status of 404/,
    states: [
      {
        name: "film-failed",
        read: (page) => [filmCard(page)],
        async act(page) {
          const card = filmCard(page);
          await picker(page);
          await show(card);
          await card.getByRole("button", { name: filled(videoLabels.sound, film.username) }).click();
          await expect(card.getByRole("status")).toHaveText(videoLabels.unavailable);
          await show(card);
        },
      },
    ],
  },
  {
    address: checkoutPath,
    prepare: (page) => spoil(page, checkoutText.heading),
    allow: FAILURE,
    states: [
      {
        name: "section-failed",
        read: (page) => [checkout(page)],
        async act(page) {
          await logged(page, '"checkout" failed');
          await visible(checkout(page));
          await show(checkout(page));
        },
      },
    ],
  },
  {
    address: paths.faq,
    prepare: (page) => spoil(page, faqPage.heading),
    allow: FAILURE,
    states: [{ name: "page-failed", act: (page) => expect(heading(page)).toHaveText(pageFailure.heading) }],
  },
  {
    address: `${paths.about}?snowball=${CODE}`,
    prepare: (page) => spoil(page, layoutLabels.skip),
    ready: (page) => logged(page, "The application failed"),
    allow: FAILURE,
    states: [{ name: "start-failed", act: (page) => visible(heading(page)), read: (page) => [bar(page)] }],
  },
];

export const outcomes: readonly Visit[] = [typedCodes, ...answers, ...choices, ...sharing, ...failures];
