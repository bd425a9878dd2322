// The names of the labels of the home page, by file and export. See schema-labels.ts.
import { picture } from "./schema.ts";
import { group, text, texts, titledTexts } from "./schema-fields.ts";

const face = group({
  caption: text.describe("Below the picture: a time of day."),
  picture: picture.describe("A face in the hero, both in the same position and size."),
});

/** What the areas of third-party widgets say while there is none. */
const widget = {
  mailLabel: text.describe(
    "The mail link in the area, until the other company's widget is ready, and where it does not load.",
  ),
  mailSubject: text.describe("The subject of the mail that the link begins."),
  loading: text.describe("Below the mail link while the widget loads."),
  blocked: text.describe(
    "Below the mail link, where the widget does not load, often because of an ad blocker.",
  ),
  optedOut: text.describe("Below the mail link, where the visitor opted out of data sharing."),
};

export const homeLabelSchemas = {
  "home-end.ts": {
    quotesLabel: text,
    shortFaq: group({
      heading: text.describe("Above the questions on the home page."),
      allLabel: text.describe("The button to /faq below the questions on the home page."),
    }),
    emailArea: group({
      heading: text.describe(
        "Beside the email form, near the end of the home page and of each list of articles.",
      ),
      text: text.describe("Below that heading."),
      ...widget,
    }),
    reviews: group({
      heading: text.describe(
        "Above the reviews on the home page. The section is left out where no reviews script is configured.",
      ),
      text: text.describe("Below that heading."),
      area: text.describe("Names the area of the reviews, which scrolls by itself, for screen readers."),
      ...widget,
    }),
  },
  "home-story.ts": {
    ugc: group({
      heading: text.describe("Above the call for pictures on the home page, with some tiles of the wall."),
      text: text.describe("Below that heading."),
      profileLabel: text.describe("The dark button to the TikTok profile of brand.ts."),
      wallLabel: text.describe("The outlined button to /mugshots."),
    }),
    strip: group({
      heading: text.describe(
        "Above the films on the home page. Search engines get it as the name of their list, too.",
      ),
    }),
    benefits: group({
      heading: text.describe("Above the list of benefits on the home page."),
      text: text.describe("Below that heading."),
      items: titledTexts.describe("The benefits, in this order."),
      slider: group({
        label: text.describe("Names the line that is dragged between the two sheets, for screen readers."),
        note: text.describe("Below the two sheets: what kind of picture they are."),
        before: picture.describe("The sheet before it took up oil."),
        after: picture.describe("The same sheet afterward, of the same size."),
      }).describe("The two sheets beside the list."),
    }),
  },
  "home.ts": {
    hero: group({
      headline: group({
        before: text.describe("The first line, which shines until it is wiped. One short word."),
        after: text.describe("The second line. One short word."),
      }).describe("The headline at the top of the home page."),
      wipe: group({
        hint: text.describe("On the sheet that lies on the headline, until nothing shines anymore."),
        label: text.describe(
          "Names the sheet, which is a slider, for screen readers. It begins with the hint.",
        ),
        left: text.describe(
          "What screen readers say of the sheet's position. {percent} is the shine that is left.",
        ),
        spent: text.describe("On the sheet when nothing shines anymore."),
        done: text.describe("Announced by screen readers then."),
        matte: text.describe(
          "A switch in place of the sheet, for visitors whose system is set to reduced motion.",
        ),
      }).describe("The sheet that takes the shine off the headline."),
      text: text.describe("Above the buy button, at the top of the home page."),
      buyLabel: text.describe("The lime button at the top of the home page. It leads to the picker."),
      howLabel: text.describe("The link beside the price, which leads to the steps."),
      priceText: group({
        from: text.describe("Before the price of the cheapest bundle."),
        shipping: text.describe("Behind that price."),
      }).describe("The line with the lowest price, beside the buy button."),
      facts: texts.describe("Short facts in the hero, of two or three words each."),
      pack: picture.describe("The pack in the hero, the largest picture above the fold."),
      slider: group({
        label: text.describe("Names the line that is dragged between the two faces, for screen readers."),
        before: face.describe("The face that shows left of the line."),
        after: face.describe("The face that shows right of the line."),
      }).describe("The two faces in the hero."),
    }),
    matteBand: texts,
    drop: group({
      heading: text.describe("Above the bundles on the home page. The search on /faq finds it, too."),
      text: text.describe("Beside that heading."),
      goLabel: text.describe(
        "The button of each bundle in the drop. It chooses the bundle and leads to the picker.",
      ),
      straightLabel: text.describe("The link below that button, to the shop's cart with this bundle."),
    }),
    checkout: group({
      heading: text.describe("Beside the picker on the home page."),
      text: text.describe("Below that heading."),
      payments: group({
        label: text.describe("Names the list of the ways to pay, for screen readers."),
        provider: text.describe("Below the picker, where a shop is configured: who runs the checkout."),
        demoProvider: text.describe("The same in the demo store, which has no checkout of Shopify."),
        methods: texts.describe("What your shop accepts: its admin lists it under Settings, Payments."),
      }).describe("The ways to pay, below the picker."),
      picture: picture.describe("Beside the picker, on wide screens only."),
    }),
  },
};
