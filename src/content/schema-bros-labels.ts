// The names of the labels of /bros. See schema-labels.ts.
import { pageMeta } from "./schema.ts";
import { group, text, titledTexts } from "./schema-fields.ts";

const results = group({
  empty: text.describe("While the field is empty."),
  works: text.describe("Where the link of this code would work. Whether the code exists is not known here."),
  tooLong: text.describe("Where the code has more letters and digits than a link has room for."),
  forbidden: text.describe(
    "Before a list of the characters that a code must not have, of which at most five are named.",
  ),
  space: text.describe("Names a space in that list."),
  hidden: text.describe("Names a character that cannot be seen in that list."),
});

const link = group({
  label: text.describe("Above the link that is made of the code."),
  copy: text.describe("The lime button below the link, which copies it."),
  copied: text.describe("Below that button, after the browser copied the link."),
  copyByHand: text.describe("The same, where the browser refused; the link is selected then."),
  share: text.describe("The outlined button that opens the system's share sheet, where the browser has one."),
  shareFailed: text.describe("Below the buttons, where the share sheet failed."),
});

const qr = group({
  label: text.describe("Describes the drawn QR code, for screen readers."),
  waiting: text.describe("In place of the QR code, while there is no working link."),
  drawing: text.describe("In place of the QR code, while the script that draws it loads."),
  failed: text.describe("In place of the QR code, where that script did not load."),
  retry: text.describe("The button below that sentence."),
  download: text.describe("Read before PNG and SVG by screen readers."),
  png: text.describe("The button that saves the QR code as PNG."),
  svg: text.describe("The button that saves the QR code as SVG."),
  pngFailed: text.describe("Below the buttons, where the browser could not draw the PNG."),
  filePrefix: text.describe("The beginning of the saved file's name, before the code."),
  figure: text.describe("The large figure below the QR code: the commission."),
  figureText: text.describe("Behind that figure."),
});

const friend = group({
  heading: text.describe("Above the three parts on what the friend reads."),
  messageHeading: text.describe("Above the message that can be copied."),
  messageNote: text.describe("Below that heading."),
  message: text.describe(
    "The message itself, without the link, which follows it. The share sheet gets it, too. It must say that the link is paid.",
  ),
  copy: text.describe("The button that copies the message with the link."),
  copied: text.describe("Below that button, after the browser copied the message."),
  copyByHand: text.describe("The same, where the browser refused; the message is selected then."),
  popupHeading: text.describe("Above the preview of the referral popup, whose texts are in code-offer.ts."),
  unknownDiscount: text.describe("Stands for the percent in that preview, before the % sign."),
  popupNote: text.describe("Says what that letter stands for."),
  answersHeading: text.describe("Above the texts that the popup has in place of the offer."),
  answersNote: text.describe("Below that heading."),
  noDiscountNote: text.describe("When the popup says `noDiscount` of code-offer.ts."),
  unknownCodeNote: text.describe("When the popup says `unknownCode` of code-offer.ts."),
  unreadDiscountNote: text.describe("When the popup says `unreadDiscount` of code-offer.ts."),
});

export const brosLabelSchemas = {
  "bros.ts": {
    bros: group({
      meta: pageMeta.describe("For the tab, search results and shared links."),
      heading: text.describe("The heading of /bros."),
      lead: text.describe("Below the heading of /bros."),
      promises: titledTexts.describe("The promises below the lead, in this order."),
      signup: group({
        heading: text.describe("Above the sign-up form."),
        text: text.describe("Below that heading."),
        frameTitle: text.describe("Names the frame with the form, for screen readers."),
        newTab: text.describe("The link to the form's own address."),
        whenMissing: text.describe("Below that link, where the form does not appear in its frame."),
      }).describe("The sign-up form of the affiliate service, on /bros."),
      kit: group({
        eyebrow: text.describe("The small line above the kit's heading."),
        heading: text.describe("The heading of the kit."),
        text: text.describe("Below that heading."),
        noScript: text.describe(
          "In place of the kit for visitors without JavaScript. The site's address with the example code follows.",
        ),
        exampleCode: text.describe(
          "Stands for a code: in that address, and in the preview of the popup and the message until a code that works is typed.",
        ),
        codeLabel: text.describe("Above the field for the code."),
        codeHint: text.describe("Below the field for the code."),
        results: results.describe("What the kit says of a typed code, below its field."),
        link: link.describe("The link that is made of the code."),
        qr: qr.describe("The QR code of that link."),
        friend: friend.describe("What the friend reads who gets the link."),
      }).describe("The kit that makes a referral link and its QR code, on /bros."),
    }),
  },
};
