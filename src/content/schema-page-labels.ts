// The names of the labels that belong to one page each, by file and export. See schema-labels.ts.
import { figure, pageMeta } from "./schema.ts";
import { group, list, text, titledTexts } from "./schema-fields.ts";

const meta = pageMeta.describe("For the tab, search results and shared links.");
const figures = list(figure, "a list of figures: [{ figure, label }]");
export const links = list(
  group({
    to: text.describe("Where the link leads: an address of the site, such as /faq."),
    label: text.describe("What the link says."),
  }),
  'a list of links: [{ to: "/faq", label: "FAQ" }]',
);

/** A line of the placard on the page for unknown addresses. */
const placardLine = group({
  label: text.describe("The left column of the placard."),
  text: text.describe("The right column of the placard."),
});

export const pageLabelSchemas = {
  "about.ts": {
    aboutHeading: group({
      flat: text.describe("The heading of /about without its last word. The file's `about` joins both."),
      shine: text.describe("The last word of that heading, which shines."),
    }),
  },
  "brocode.ts": {
    broCode: group({
      meta,
      heading: text.describe("The heading of /brocode."),
      lead: text.describe("Below the heading of /brocode."),
      rules: titledTexts.describe("The rules. The page numbers them in this order."),
      pricing: text.describe("Above the prices. It must name all of them; the search on /faq finds it."),
      pricingNote: text.describe("Between that sentence and the prices."),
      pricesLabel: text.describe("Names the list of prices, for screen readers and in the search on /faq."),
      prices: figures.describe("Computed from bundles.ts: one price for each bundle."),
    }),
  },
  "faq.ts": {
    faqPage: group({
      heading: text.describe("The heading of /faq."),
      lead: text.describe("Below the heading of /faq."),
      labels: group({
        searchLabel: text.describe("Above the search field."),
        searchHint: text.describe("Below the search field."),
        allShown: text.describe("Below the search field while it is empty. {all} is the number of answers."),
        someShown: text.describe(
          "Below the search field while it filters. {shown} is the number of answers found, {all} that of all.",
        ),
        noneShown: text.describe("Below the search field, where neither an answer nor a page was found."),
        noneHint: text.describe("In place of the answers then, below what was typed."),
        showAll: text.describe("The button there that empties the search field."),
        askHeading: text.describe("Before the link to /contact, beside the answers on wide screens."),
        askLabel: text.describe("The link to /contact: there, and where nothing was found."),
        linkLabel: text.describe(
          "Read by screen readers after the address of an answer, which is a link below it.",
        ),
      }).describe("The search and what stands around the answers."),
    }),
  },
  "muglife.ts": {
    muglife: group({
      meta,
      heading: text.describe("The heading of /muglife."),
      lead: text.describe("Below the heading of /muglife."),
      feedTitle: text.describe("The title of the feed, as feed readers show it."),
    }),
    articleNotFound: group({
      meta: pageMeta.describe("For the tab, at the address of an article that does not exist."),
      heading: text.describe("The heading at the address of an article that does not exist."),
      text: text.describe("Below that heading."),
      backLabel: text.describe("The link to /muglife below that sentence."),
    }),
  },
  "mugshots.ts": {
    mugshotsHeading: text,
    mugshotsLead: text,
    wall: group({
      id: text.describe("The part of the address behind # that leads to the wall: /mugshots#wall."),
      heading: text.describe("Above the tiles of /mugshots."),
      text: text.describe("Below that heading: how to get on the wall."),
      submitLabel: text.describe("The button below the lead of /mugshots. It leads down to the wall."),
      tagLabel: text.describe("The dark button above the tiles, to the hashtag's page of brand.ts."),
      shopLabel: text.describe("The outlined button beside it, to the TikTok profile of brand.ts."),
      badge: text.describe("At the upper left of each tile."),
      watch: text.describe("The link below a tile whose type is video, to the hashtag's page."),
      more: text.describe("The button below the tiles, which shows thirty more."),
      end: text.describe(
        "In place of that button, after it has shown the last tiles. The hashtag follows as a link.",
      ),
    }),
  },
  "not-found.ts": {
    notFound: group({
      ...pageMeta.shape,
      code: text.describe("The large number on the page for unknown addresses. It shines."),
      heading: text.describe("The heading of the page for unknown addresses."),
      text: text.describe("Below that heading."),
      links: links.describe("The links below that sentence, in this order."),
      placard: group({
        caseNumber: placardLine.describe("The first line."),
        wanted: placardLine.describe("The second line."),
        lastSeen: group({
          label: text.describe("The left column of the placard."),
          nowhere: text.describe("The right column at /404 itself; elsewhere it is the unknown address."),
        }).describe("The third line."),
        status: placardLine.describe("The last line, in lime."),
      }).describe("What the mug holds up."),
      hint: text.describe("Below the links."),
    }),
  },
  "opt-out.ts": {
    privacySwitch: group({
      heading: text.describe("Beside the switch of /pages/data-sharing-opt-out."),
      label: text.describe("Names the switch."),
      honored: text.describe(
        "A lime badge below the switch, where the browser sends Global Privacy Control.",
      ),
      noScript: text.describe("Below the switch, for visitors without JavaScript."),
      off: text.describe("Below the switch while it is off."),
      on: text.describe(
        "Below the switch while it is on. {vendorScripts} is the list of what the vendors' facts say is turned off.",
      ),
      onForVisit: text.describe("The same, where the browser stores nothing."),
      stillRunning: text.describe("Behind that sentence, where a third-party script had already loaded."),
      reloaded: text.describe("Behind `on`, after the page was reloaded to end what was running."),
      signal: text.describe("Below the switch, where the browser sends Global Privacy Control."),
    }),
    referralCredit: group({
      stored: text.describe("Before the stored referral code, on /pages/data-sharing-opt-out."),
      none: text.describe("In place of the code, where none is stored."),
      forget: text.describe("The button beside the code, which removes it."),
      forgotten: text.describe("After the code was removed and no cart carried it."),
      removing: text.describe("After the code was removed, until the shop has taken it off the cart."),
      removed: text.describe("After the code was removed and the shop has taken it off the cart."),
    }),
  },
  "product.ts": {
    productDescription: text,
  },
};
