// The names of all labels, by file and export, with what editors show of each. A label that is misspelled, missing or no text is
// reported in its content file; without these schemas, the TypeScript compiler would report it in the component that shows it.
import { group, text, type SchemaTable } from "./schema-fields.ts";
import { brosLabelSchemas } from "./schema-bros-labels.ts";
import { contactLabelSchemas } from "./schema-contact-labels.ts";
import { demoLabelSchemas } from "./schema-demo-labels.ts";
import { homeLabelSchemas } from "./schema-home-labels.ts";
import { layoutLabelSchemas } from "./schema-layout-labels.ts";
import { links, pageLabelSchemas } from "./schema-page-labels.ts";
import { codeLabelSchema, shopLabelSchemas } from "./schema-shop-labels.ts";

export const labelSchemas: SchemaTable = {
  ...brosLabelSchemas,
  ...contactLabelSchemas,
  ...demoLabelSchemas,
  ...homeLabelSchemas,
  ...pageLabelSchemas,
  "interface.ts": { ...layoutLabelSchemas, ...shopLabelSchemas },
  "code-labels.ts": { codeLabels: codeLabelSchema },
  "code-offer.ts": {
    referralPopup: group({
      heading: text.describe(
        "At the top of the popup that a referral link opens, also in the preview on /bros.",
      ),
      offer: text.describe(
        "In the popup below the percent, where the affiliate service answers more than 0. The shop may still refuse the code, so promise nothing more.",
      ),
      noDiscount: text.describe(
        "In the popup below 0%, where the affiliate service knows the code and takes nothing off.",
      ),
      unknownCode: text.describe(
        "In the popup below 0%, where the affiliate service does not know the code.",
      ),
      unreadDiscount: text.describe("In the popup below 0%, where the percent could not be looked up."),
      codeLabel: text.describe(
        "Before the code: in the popup, on /bros, and in the message after it where the code could not be copied.",
      ),
      redeem: text.describe("The button of the popup. It copies the code and leads to the picker."),
      close: text.describe(
        "The × of the popup, and of the message that shows a code that could not be copied, for screen readers.",
      ),
      loading: text.describe("For screen readers, while the popup waits for the affiliate service."),
      copied: text.describe(
        "A message at the edge of the window after the popup was redeemed and the browser copied the code.",
      ),
    }),
  },
  "dev-tools.ts": {
    clickToEditLabels: group({
      hint: text.describe("On the badge in `npm run dev`, before anything was clicked. No visitor sees it."),
      opened: text.describe(
        "On the badge in `npm run dev`, after the editor was opened. {section} is the file and its line.",
      ),
      choose: text.describe(
        "On the badge in `npm run dev`, above one button for each place. {count} is the number of places.",
      ),
      none: text.describe("On the badge in `npm run dev`, where no content file holds what was clicked."),
      failed: text.describe(
        "On the badge in `npm run dev`, where its server did not answer or could not open the editor.",
      ),
    }),
  },
  "site.ts": {
    footer: group({
      tagline: text.describe("Below the logo, at the end of every page."),
      note: text.describe("The small line at the end of every page."),
      headings: group({
        pages: text.describe("Above the links to pages in the footer."),
        policies: text.describe("Above the links to policies in the footer."),
        social: text.describe("Above the links to the profiles of brand.ts in the footer."),
      }).describe("The headings of the footer's three lists of links."),
      pages: links.describe("The footer's list of pages, in this order."),
      policies: links.describe("The footer's list of policies, in this order."),
    }),
    pageActions: group({
      line: text.describe(
        "At the end of every page but the home page and the page for unknown addresses; of articles, only without a call-out.",
      ),
      backHome: text.describe(
        "The outlined button to the home page, at the end of every page but the home page and articles.",
      ),
      go: text.describe(
        "The lime button to the bundles: at the end of pages and articles, and on the page for unknown addresses.",
      ),
    }),
  },
};
