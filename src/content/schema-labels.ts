// The names of all labels, by file and export. A label that is misspelt, missing or no text is reported in its content
// file; without these schemas, the TypeScript compiler would report it in the component that shows it.
import type * as z from "zod";
import { links, pageLabelSchemas } from "./schema-page-labels.ts";
import { group, text } from "./schema-fields.ts";

/** Path below src/content -> name of an export -> schema. */
export const labelSchemas: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  ...pageLabelSchemas,
  "boot.ts": {
    startFailure: group({ text, home: text }),
  },
  "interface.ts": {
    layoutLabels: group({ skip: text, backToTop: text }),
    navigationLabels: group({ bar: text, cart: text, menu: text }),
    pageFailure: group({ heading: text, text, retry: text, home: text }),
    emptyPage: group({ text, home: text, buy: text }),
    textPageLabels: group({ figures: text, contents: text, sectionLink: text }),
    sliderLabels: group({ middle: text, position: text }),
    videoLabels: group({
      play: text,
      pause: text,
      previous: text,
      next: text,
      watch: text,
      sound: text,
      retry: text,
      retryOne: text,
      captions: text,
      loading: text,
      unavailable: text,
      comingSoon: text,
      playingMuted: text,
      playingWithSound: text,
      paused: text,
    }),
    demoNote: text,
    checkoutLabels: group({
      bundle: text,
      soldOut: text,
      buy: text,
      buyAtShop: text,
      retry: text,
      opening: text,
      notKept: text,
    }),
    cartLabels: group({ cart: text, buyAtShop: text }),
    shopProblems: group({
      offline: text,
      blocked: text,
      slow: text,
      busy: text,
      down: text,
      refused: text,
      missing: text,
      garbled: text,
      "sold-out": text,
      "cart-gone": text,
      "cart-late": text,
      unknown: text,
    }),
    buyButtonLabels: group({
      product: group({
        buyNow: text,
        addToCart: text,
        soldOut: text,
        unavailable: text,
        regularPrice: text,
        salePrice: text,
      }),
      cart: group({
        title: text,
        empty: text,
        checkout: text,
        subtotal: text,
        notice: text,
        close: text,
        quantity: text,
        fewer: text,
        more: text,
      }),
    }),
  },
  "referral-popup.ts": {
    referralPopup: group({
      heading: text,
      offer: text,
      noDiscount: text,
      codeLabel: text,
      redeem: text,
      close: text,
      loading: text,
      copied: text,
    }),
  },
  "site.ts": {
    footer: group({
      tagline: text,
      note: text,
      headings: group({ pages: text, policies: text, social: text }),
      pages: links,
      policies: links,
    }),
    pageActions: group({ line: text, backHome: text, go: text }),
  },
};
