// The labels for buying: picker, prices, cart, demo checkout. See index.ts.
import type { PageMeta } from "./pages.ts";

export interface CheckoutLabels {
  /** Names the choice of a bundle in the picker, for screen readers. */
  bundle: string;
  /** Names the choice of how many wipes a day the shopper reckons with, in the picker. */
  wipes: string;
  /** Above the quantity in the picker. */
  quantity: string;
  /** At each bundle in the picker, computed by the visitor's clock: how long its sheets last. {count} are the sheets, {last} is a date. */
  sheetsUntil: string;
  /** In its place where the clock is not known. {count} are the sheets, {days} the days that they last. */
  sheetsFor: string;
  /** In place of a bundle's size in the picker, of its badge in the drop, and of the price in the bar on phones. */
  soldOut: string;
  /** In the picker at a sold-out bundle that the shopper wanted. {bundle} is its name, {next} that of the bundle that is chosen now. */
  soldOutButNext: string;
  /** In the picker in place of the buy button, where the shop has no bundle left. */
  allSoldOut: string;
  /** The link to /contact below that sentence, and in place of Buy in the navigation and in the bar on phones. */
  ask: string;
  /** The link to the shop's cart in the picker, until the buy button has loaded. {bundle} is the chosen one's name. */
  buy: string;
  /** The same link below a problem with the shop. {bundle} is the chosen one's name. */
  buyAtShop: string;
  /** The outlined button below the buy button. The demo store has none. */
  shopPay: string;
  /** Beside the link to the shop's cart, where the buy button failed to load: loads it again. */
  retry: string;
  /** Below the link in the picker while the buy button loads. */
  opening: string;
  /** Below the buy button, where the browser refuses to store anything. */
  notKept: string;
}

export interface PriceLabels {
  /** Read before a crossed-out price by screen readers. */
  before: string;
  /** Read before the reduced price by screen readers. */
  after: string;
  /** Over each bundle's picture in the drop, with a live referral code that takes something off, and before each discount in the demo checkout. {code} is the code, {percent} its percent. */
  offer: string;
  /** At a bundle in the drop that costs less than as many single packs. {amount} is the difference under the same code. */
  saving: string;
  /** At a bundle in the picker that has no `reason` of its own. {packs} is "6 packs", {amount} the price of one sheet, with a referral code the reduced one. */
  perSheet: string;
  /** The same at a bundle that costs less than as many single packs. {saving} is the difference under the same code. */
  perSheetSaving: string;
  /** At each bundle in the drop. {amount} is the price of one sheet, with a referral code the reduced one. */
  perDay: string;
}

export interface ArrivalLabels {
  /** The days on which an order arrives, within the two sentences below. {first} and {last} are dates. */
  range: string;
  /** Beside the picker, computed by the visitor's clock. {days} is the range above. */
  atPicker: string;
  /** On the shipping policy, computed by the visitor's clock. {days} is the range above. */
  onShippingPage: string;
}

export interface PlacardLabels {
  /** The first line of the placard at the picker. It decorates, and is no number of an order. */
  caseNumber: string;
  /** How many sheets there are, on the placard. {count} are the sheets, {quantity} the wipes a day. */
  sheets: string;
  /** The line below, computed by the visitor's clock: how long the sheets last. {last} is a date, shown in lime. */
  until: string;
  /** In its place where the clock is not known. {last} is a number of days. */
  lasting: string;
  /** Announced by screen readers after a choice in the picker. {last} is the date, {quantity} "1 wipe" or "2 wipes". */
  announced: string;
}

export interface CartLabels {
  /** Names the cart that opens at the side, for screen readers. */
  cart: string;
  /** Announced by screen readers after a line was taken out of the cart. {bundle} is its name. */
  removed: string;
  /** In the bar on phones, above the price, where the cart has something. {count} is the number of bundles. */
  held: string;
  /** On the placard at the head of a cart with one line, {count}. */
  suspect: string;
  /** The same of several lines. {count} is their number. */
  suspects: string;
  /** Below that, computed by the visitor's clock. {days} are the days on which the order arrives. */
  arrives: string;
  /** A larger bundle that the cart could be instead. {bundle} is the day until which it lasts, or its name; {amount} is what it costs more. */
  upgrade: string;
  /** The button that puts that bundle into the cart in place of what it holds. */
  swap: string;
  /** The way back after such a swap. {bundle} is what the cart held before, {amount} what that costs less. */
  back: string;
  /** Below that. {last} is the day until which it lasts. */
  backUntil: string;
  /** The button that puts it back. */
  undo: string;
  /** On the placard of an empty cart. */
  nobody: string;
  /** In an empty cart, below the sentence that it is empty. {bundle} is the smallest bundle, {amount} its price. */
  first: string;
  /** The same where the clock is known. {days} are the days on which it arrives. */
  firstArriving: string;
  /** The button that adds it. {bundle} is its name. */
  add: string;
  /** The link to the picker below that button. {count} is the number of bundles in words. */
  all: string;
  /** In place of these, where the shop has nothing left: the button to the picker. */
  pick: string;
  /** The link in the cart below a problem with the shop. It takes the cart's lines to the shop's own cart. */
  buyAtShop: string;
}

export interface ShopProblems {
  /** In picker and cart, where the browser says that it is offline. */
  offline: string;
  /** In picker and cart, where the shop's script or requests did not get through: a blocker, the network, or a file that a redeploy removed. */
  blocked: string;
  /** In picker and cart, where the shop did not answer within 8 seconds. */
  slow: string;
  /** In picker and cart, where the shop limits how many requests it takes. */
  busy: string;
  /** In picker and cart, where the shop answers that it has an error of its own. */
  down: string;
  /** In picker and cart, where the shop rejects our request, as with a token that is wrong. */
  refused: string;
  /** In picker and cart, where the shop does not have the product or the address that we ask for. */
  missing: string;
  /** In picker and cart, where the shop's answer cannot be read. */
  garbled: string;
  /** In picker and cart, where the shop has fewer packs than the shopper wants. */
  "sold-out": string;
  /** In picker and cart, where the shop had fewer packs than the shopper wanted, and put those into the cart. {quantity} is how many these are. */
  "few-left": string;
  /** In picker and cart, where the shop does not take the quantity: too many or too few for one order, or no multiple of what it sells. */
  quantity: string;
  /** In picker and cart, where the shop does not sell the bundle in this way, such as without a subscription. */
  "not-sold": string;
  /** In picker and cart, where the shop cannot keep a larger cart. */
  "cart-full": string;
  /** In picker and cart, where the shop objects to a change, or makes a note on it, and its own sentence cannot be shown. It must be true for any reason. */
  remark: string;
  /** The same, where the shop's own sentence is in the language of this site. {message} is that sentence. */
  quoted: string;
  /** In picker and cart, where the shop charges in another currency than US dollars. The pages show no prices then. */
  currency: string;
  /** In picker and cart, where the shop no longer has the cart of an earlier visit. */
  "cart-gone": string;
  /** In picker and cart, where the cart of an earlier visit could not be loaded, and is kept. */
  "cart-late": string;
  /** In picker and cart, where nothing else describes what went wrong. */
  unknown: string;
}

export interface BuyButtonLabels {
  /** The buttons of Shopify's Buy Button in the picker. */
  product: {
    /** The button of the picker that leads to the shop's checkout without the cart. */
    buyNow: string;
    /** The button of the picker that adds the bundle and opens the cart. */
    addToCart: string;
    /** On that button, where the shop has the chosen variant no more. */
    soldOut: string;
    /** On that button, where the shop has no such variant. */
    unavailable: string;
  };
  /** The cart that opens at the side. */
  cart: {
    /** At the top of the cart. It comes from `cartTitle` in brand.ts. */
    title: string;
    /** In a cart without lines. */
    empty: string;
    /** In its place, after a click on "Add to cart", until the shop has answered. */
    adding: string;
    /** The button of the cart that leads to the shop's checkout. */
    checkout: string;
    /** Before the sum in the cart, which the shop computes. */
    total: string;
    /** Read by screen readers before a price in the cart without its discount. */
    before: string;
    /** Read by screen readers before that price with the discount. */
    after: string;
    /** Read by screen readers before the name of a discount in the cart. */
    discount: string;
    /** The small line above the cart's button. */
    notice: string;
    /** Read by screen readers before the ways to pay below that button. */
    payments: string;
    /** The ways to pay, which come from payments.ts. */
    paymentMethods: string;
    /** The × of the cart, for screen readers. */
    close: string;
    /** Names the field for the number of packs of a line, for screen readers. */
    quantity: string;
    /** The minus beside that number, for screen readers. */
    fewer: string;
    /** The plus beside that number, for screen readers. */
    more: string;
    /** The button that takes a line out of the cart. Screen readers read the name of the bundle behind it. */
    remove: string;
  };
}

export interface DemoCheckoutLabels {
  /** For the tab. Search engines are told to leave the page out. */
  meta: PageMeta;
  /** The heading of the demo checkout, where purchases end without a configured shop. */
  heading: string;
  /** In place of the order until the script has read it. */
  loading: string;
  /** In place of the order for visitors without JavaScript. */
  noScript: string;
  /** The page without an order. */
  empty: {
    /** In place of the order, where there is no cart, or an empty one. */
    text: string;
    /** The button to the bundles below that sentence. */
    pick: string;
    /** On the mug's placard beside them. */
    placard: string;
  };
  /** What is bought. */
  order: {
    /** Read by screen readers before the table of what is bought. */
    heading: string;
    /** Above the same table once the order is placed. */
    placedHeading: string;
    /** Above the table's column of bundles. */
    item: string;
    /** Above the table's column of numbers. */
    quantity: string;
    /** Above the table's column of prices. */
    amount: string;
  };
  /** What would be paid. */
  summary: {
    /** Before the sum of all lines, without a discount. */
    subtotal: string;
    /** Before what shipping costs, which is `costUsd` in shipping.ts. */
    shipping: string;
    /** In place of that amount, where it is 0. */
    free: string;
    /** Before what would be paid. */
    total: string;
    /** Below the sums at a discount code that the demo store does not know. {code} is it. */
    unknownCode: string;
    /** Below the sums at a known discount code that takes nothing off. {code} is it. */
    refusedCode: string;
    /** Below the sums of an order with a referral code, also where the code takes nothing off. {code} is it. */
    credit: string;
    /** The button that places the order. */
    place: string;
    /** Below that button: what is in its place with a shop. */
    paymentNote: string;
    /** The link after it, to the picker. */
    back: string;
    /** At the end, before the seller of brand.ts. */
    seller: string;
    /** Behind the seller, before the mail address and the phone number. */
    questions: string;
  };
  /** What is shown once the order is placed. */
  receipt: {
    /** Large, at the top of the receipt. */
    heading: string;
    /** Before the status, which turns from the first to the second. */
    status: string;
    /** The status at first. */
    shiny: string;
    /** The status after the wipe. */
    matte: string;
    /** Behind the status: says that nothing was charged. */
    demo: string;
    /** The number on the placard. It is no order number. */
    caseNumber: {
      /** Before it. */
      label: string;
      /** The number itself. */
      text: string;
    };
    /** Before the days of the delivery. */
    arrives: string;
    /** Before the day on which the sheets run out. */
    until: string;
    /** Before what would be paid. */
    total: string;
    /** The invitation to /bros. */
    friend: {
      /** What the friend gets, as the heading of the invitation. */
      heading: string;
      /** A sentence or two below it. */
      text: string;
      /** The outlined button. */
      link: string;
    };
  };
  /** The picture on the receipt, and the button that shares it. */
  mugshot: {
    /** In the picture, above the man. */
    slogan: string;
    /** Read by screen readers in place of the picture. {username} is the man's, {bundle} what was bought and {count} how many sheets. */
    alt: string;
    /** On the placard behind the number of sheets. */
    sheets: string;
    /** On the placard behind the number of packs, where several bundles were bought. */
    packs: string;
    /** On the height chart, from the top. */
    heights: readonly string[];
    /** The button. */
    share: string;
    /** Beside the button, on wide screens. */
    size: string;
    /** Where the picture is not ready at a tap. */
    drawing: string;
    /** Where the browser cannot share files, and has saved it. */
    saved: string;
    /** Where sharing failed, and the browser has saved it. */
    refused: string;
    /** Where the browser cannot draw. */
    noCanvas: string;
    /** Where a font did not load. */
    noFonts: string;
    /** Where a picture did not load. */
    noPictures: string;
    /** Of the file that is shared or saved. */
    fileName: string;
  };
  /** What a shop would receive with this order. */
  received: {
    /** The line that opens the list for whoever connects a shop. */
    heading: string;
    /** Before the cart attributes, of which `__snowball` holds the referral code. */
    attributes: string;
    /** Before the discount codes of the order. */
    codes: string;
    /** Before the numbers of the variants and how many of each. */
    items: string;
    /** Before the note of the cart. */
    note: string;
    /** Before the parameters of the advertisement that led here. */
    campaign: string;
    /** In place of a value that the order does not have. */
    nothing: string;
  };
}
