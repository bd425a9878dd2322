// @vitest-environment node
// Every live region of the sources, and the tests that expect its text in it. A region without a test fails here.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const REGION = /\brole="(?:status|alert)"|\baria-live=|\.role = "(?:status|alert)"/g;

/** The module below src/ that announces; the test's file and its name. A module has a row for each region or state. */
const ANNOUNCEMENTS = `
app/shell.tsx | e2e/demo/recovery.spec.ts | where the application does not load into an empty page, a message links to the home page and to the cart
components/vendor-area.tsx | tests/components/vendor-area.test.tsx | shows the first-party alternative and a message with the reason while the widget is %s
dev-tools/edit-badge.ts | e2e/development/click-to-edit.spec.ts | where a text is in several places, the badge lists them
features/blog/share-controls.tsx | tests/features/blog/share-controls.test.tsx | Copy copies the address and confirms it
features/blog/share-controls.tsx | tests/features/blog/share-controls.test.tsx | shows the link to copy by hand, and no confirmation, when the clipboard refuses
features/bros/friend-preview.tsx | tests/features/bros/link-kit.test.tsx | %s confirms only when the text is copied
features/bros/friend-preview.tsx | tests/features/bros/link-kit.test.tsx | %s selects the text when the browser refuses, and explains how to copy it
features/bros/link-actions.tsx | tests/features/bros/link-kit.test.tsx | %s confirms only when the text is copied
features/bros/link-actions.tsx | tests/features/bros/link-kit.test.tsx | that is %s shows a message: %s
features/bros/qr-code-panel.tsx | tests/features/bros/qr-code-panel.test.tsx | announces that it is being drawn
features/bros/qr-code-panel.tsx | tests/features/bros/qr-code-panel.test.tsx | can be requested again when its script failed to load
features/bros/qr-code-panel.tsx | tests/features/bros/qr-code-panel.test.tsx | reports when the browser cannot draw a PNG
features/bros/signup-frame.tsx | tests/features/bros/signup-frame.test.tsx | is shown when the frame is still blank after eight seconds, until the form arrives
features/bros/test-result.tsx | tests/features/bros/link-kit.test.tsx | reports whether %j works as a code, and keeps it as it was typed
features/checkout/buy-panel.tsx | tests/features/checkout/problem-texts.test.tsx | announces the text of %s, with a link to the shop's cart
features/checkout/buy-panel.tsx | tests/features/checkout/announced-states.test.tsx | the picker announces that the buy button opens, until its product is shown
features/checkout/buy-panel.tsx | tests/features/checkout/announced-states.test.tsx | the picker announces that the cart is not kept where storage is %s
features/checkout/buy-panel.tsx | e2e/shop/sold-out.spec.ts | with every bundle sold out, the picker says so and leads to us
features/checkout/cart-drawer.tsx | tests/features/checkout/announced-states.test.tsx | the cart announces the problem of the last click
features/checkout/checkout-section.tsx | e2e/shop/sold-out.spec.ts | a sold-out bundle leads on to the next one, in the picker and on the card
features/contact/contact-failure.tsx | tests/features/contact/contact-form.test.tsx | that was not accepted stays in the form, with a mail link that holds its text
features/contact/contact-form.tsx | tests/features/contact/contact-form.test.tsx | is sent once for a double click, and the confirmation gets the focus
features/faq/faq-list.tsx | tests/features/faq/faq-list.test.tsx | filters the answers while the visitor types, and announces how many match
features/faq/faq-list.tsx | tests/features/faq/faq-list.test.tsx | that finds nothing keeps the query, announces it and links to the contact page and to an email
features/faq/faq-list.tsx | tests/features/faq/faq-list.test.tsx | finds pages and misspelled words once its index has loaded, and announces the pages
features/landing/headline-wipe.tsx | e2e/demo/wipe.spec.ts | a mouse drags the sheet over the headline, which loses its gloss and stays matte
features/privacy/privacy-switch.tsx | tests/features/privacy/privacy-switch.test.tsx | switching on takes effect at once, is stored, removes the data of vendors, and is announced
features/privacy/privacy-switch.tsx | tests/features/privacy/privacy-switch.test.tsx | reloads the page when a third-party script has run, announces it then, and restores the focus
features/privacy/privacy-switch.tsx | tests/features/privacy/privacy-switch.test.tsx | applies to the visit where storage is denied, does not reload the page, and announces both
features/privacy/stored-referral-code.tsx | tests/features/privacy/stored-referral-code.test.tsx | marks a cart that has the code for its removal, connects the shop, and announces when it is done
features/recovery/page-failure.tsx | tests/features/recovery/page-failure.test.tsx | announces that the page failed, and leads to the home page, to a second try and to each bundle
features/recovery/page-failure.tsx | e2e/demo/recovery.spec.ts | a second page whose file is missing within a minute shows a message, and Try again reloads it
features/referral/code-area.tsx | tests/features/referral/code-area.test.tsx | removes the live code with one press, and restores the same record
features/referral/code-area.tsx | tests/features/referral/code-area.test.tsx | stores a typed code like that of a link, without the popup, and announces its percent
features/referral/code-area.tsx | tests/features/referral/code-area.test.tsx | announces %s, and the code is live
features/referral/code-area.tsx | tests/features/referral/code-area.test.tsx | says once that the shop refuses the code, and which discount stays; announces it for a typed one
features/referral/code-field.tsx | tests/features/referral/code-area.test.tsx | says at the field why %j is no code, and keeps what was typed
features/referral/code-field.tsx | tests/features/referral/code-area.test.tsx | says at the field that an earlier code stays, and keeps what was typed
features/referral/referral-popup.tsx | tests/features/referral/referral-popup.test.tsx | shows for %o %s, and announces the text for that answer alone
features/referral/referral-popup.tsx | tests/features/referral/referral-popup.test.tsx | announces that the code is looked up, and shows a placeholder, until the answer is there
features/referral/referral-popup.tsx | tests/features/referral/referral-popup.test.tsx | confirms the copy only when the browser has resolved it
features/referral/referral-popup.tsx | tests/features/referral/referral-popup.test.tsx | leads on to the checkout at once, also when the clipboard %s
features/testimonials/video-player.tsx | tests/features/testimonials/testimonial-film.test.tsx | that fails shows a message, keeps its username, is muted and can be tried again
features/wall/mugshot-wall.tsx | tests/features/wall/mugshot-wall.test.tsx | announces at its end that all photos are shown, and links to the hashtag
features/wall/mugshot-wall.tsx | tests/features/wall/mugshot-wall.test.tsx | shows thirty more at a time while there are more
`
  .trim()
  .split("\n")
  .map((row) => row.split(" | "));

const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) =>
  /\.tsx?$/.test(file),
);

it("each live region of the sources has a test", () => {
  const untested = sources.filter((file) => {
    const regions = readFileSync(join("src", file), "utf8").match(REGION)?.length ?? 0;
    return ANNOUNCEMENTS.filter(([module]) => module === file).length < regions;
  });
  expect(untested).toEqual([]);
});

it.each(ANNOUNCEMENTS)("%s announces, and %s expects: %s", (module = "", file = "", name = "") => {
  expect(readFileSync(join("src", module), "utf8")).toMatch(REGION);
  expect(readFileSync(file, "utf8")).toContain(`"${name}"`);
});
