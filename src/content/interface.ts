// Labels, states and errors, by part of the product. What belongs to one page stands in that page's file. Words in
// {braces} are placeholders, which the page replaces.
import { brand } from "./brand";
import { paymentMethods } from "./payments";
import { shipping } from "./shipping";
import type {
  ArrivalLabels,
  BuyButtonLabels,
  CartLabels,
  CheckoutLabels,
  EmptyPage,
  LayoutLabels,
  NavigationLabels,
  PageFailure,
  PlacardLabels,
  PriceLabels,
  ShopProblems,
  SliderLabels,
  VideoLabels,
} from "./schema";

export const layoutLabels: LayoutLabels = {
  skip: "Skip to content",
  backToTop: "Back to top",
  /** The bar with the chosen bundle, at the lower edge of phones, and the back-to-top button in it. */
  buyBar: "Shortcuts",
};

/** Where people's words, pictures or claims have no source yet: in the demo store, and in a build for a shop that keeps them. */
export const sampleNote: string = "Sample content. No real foreheads yet.";
/** Beside each of them in the demo store, where the note is said once, in the footer. */
export const sampleMark: string = "sample";

export const navigationLabels: NavigationLabels = { bar: "Main", cart: "Cart", menu: "Menu", buy: "Buy" };

/** In place of a page that failed. */
export const pageFailure: PageFailure = {
  heading: "That page did not load.",
  text: "It is us or the connection, not you. Try again, or take one of the exits.",
  retry: "Try again",
  home: "Back to Home",
  shop: "The shop works without it:",
};

/** At an address that the build does not know: without script, and where the script does not load. */
export const emptyPage: EmptyPage = {
  noScript: "This link needs JavaScript. The shop does not:",
  failure: "This page did not load. Reload it, or go on from here:",
  home: "Read the home page",
  buy: "Buy {bundle}",
};

/** A line that is dragged between two pictures, for screen readers. */
export const sliderLabels: SliderLabels = {
  before: "Before",
  after: "After",
  position: "{before}% before, {after}% after",
};

export const videoLabels: VideoLabels = {
  play: "Play videos",
  pause: "Pause videos",
  previous: "Previous video",
  next: "Next video",
  watch: "Watch {username}",
  sound: "Sound of {username}",
  retry: "Try again",
  retryOne: "Try again: {username}",
  captions: "English",
  loading: "Loading...",
  unavailable: "Video unavailable",
  comingSoon: "Coming Soon",
  playingMuted: "Video playing, muted",
  playingWithSound: "Video playing with sound",
  paused: "Video paused",
};

/** In the picker and below the heading of the demo checkout, where no shop is configured. */
export const demoNote: string = "Demo store: nothing is charged";

export const checkoutLabels: CheckoutLabels = {
  bundle: "Bundle",
  wipes: "Wipes a day",
  quantity: "Quantity",
  sheetsUntil: "{count} sheets, until {last}",
  sheetsFor: "{count} sheets, {days} days",
  soldOut: "Sold out",
  /** Of a bundle that the shopper wants, where the picker has chosen the next one. */
  soldOutButNext: "{bundle} is sold out. {next} isn’t.",
  allSoldOut: "Every bundle is sold out. Ask us when they’re back.",
  ask: "Ask us",
  buy: "Buy {bundle}",
  buyAtShop: "Buy {bundle} at the shop",
  shopPay: "Buy with Shop Pay",
  retry: "Try again",
  opening: "Opening the cart…",
  /** The browser refuses to store anything. */
  notKept: "Your browser keeps no data, so the cart lasts for this visit.",
};

/** Prices with a referral code. */
export const priceLabels: PriceLabels = {
  /** Before prices, for screen readers. */
  before: "Regular price",
  after: "Your price",
  offer: "{code}, {percent}% off",
  /** Compared with as many single packs under the same code, so that the code's discount is not counted twice. */
  saving: "Save {amount} vs singles",
  perSheet: "{packs}, {amount} a sheet",
  perSheetSaving: "{packs}, save {saving} vs singles",
  perDay: "{amount} a day at one sheet a day",
};

/** When an order arrives, computed by the visitor's clock. */
export const arrivalLabels: ArrivalLabels = {
  range: "{first} to {last}",
  atPicker: "Arrives {days}",
  onShippingPage: "Ordered now, it arrives {days}.",
};

/** On the placard that the suspect holds at the picker. */
export const placardLabels: PlacardLabels = {
  caseNumber: "Case 0042",
  sheets: "{count} sheets, {quantity} a day",
  until: "Matte until {last}",
  lasting: "Matte for {last} days",
  announced: "Matte until {last}, at {quantity} a day",
};

export const cartLabels: CartLabels = {
  cart: "Cart",
  pick: "Pick your pack",
  buyAtShop: "Buy at the shop",
  removed: "{bundle} is out of your cart.",
  held: "{count} in cart",
  suspect: "Held: {count} suspect",
  suspects: "Held: {count} suspects",
  arrives: "Arrives {days}",
  upgrade: "Make it {bundle}, {amount}",
  swap: "Swap",
  back: "Back to {bundle}, {amount}",
  backUntil: "Until {last} instead",
  undo: "Undo",
  nobody: "Held: nobody",
  first: "{bundle}, {amount}.",
  firstArriving: "{bundle}, {amount}, arrives {days}.",
  add: "Add {bundle}",
  all: "See all {count}",
};

/**
 * What went wrong with the shop, for the shopper, and what to do next. Stands in the picker and in the cart, beside a link
 * that takes the bundle or the cart's lines to the shop. The picker has a button to try again as well.
 */
export const shopProblems: ShopProblems = {
  offline: "You seem to be offline. Once you are back, try again or go straight to the shop.",
  // A blocker, a broken network and a file that a redeploy removed cannot be told apart here.
  blocked:
    "Our checkout did not get through, often because of an ad blocker. Try again, reload the page, or go straight to the shop.",
  slow: "The shop is taking too long to answer. Try again in a moment, or go straight to the shop.",
  busy: "The shop is very busy right now. Give it a minute and try again, or go straight to the shop.",
  down: "The shop’s system has a problem. Try again in a few minutes, or see whether the shop’s own page works.",
  refused: "The shop turned our checkout away. That is on us. Go straight to the shop.",
  missing: "Our checkout here cannot find the product. That is on us. Go straight to the shop.",
  garbled: "The shop gave an answer we could not read. Try again, or go straight to the shop.",
  "sold-out": "The shop doesn’t have that many left. Take fewer or another bundle, or look at the shop.",
  "few-left": "{quantity} in your cart: that is all the shop has left.",
  quantity: "The shop does not take that quantity of these. Try another one, or look at the shop.",
  "not-sold": "The shop does not sell this bundle that way. Take another bundle, or look at the shop.",
  "cart-full": "Your cart is as full as the shop allows. Check out, or take something out.",
  remark: "The shop did not take that just as you asked. Check what is in your cart, or look at the shop.",
  quoted: "The shop says: “{message}”",
  currency:
    "The shop does not charge in US dollars, so our prices are not its prices. Its own page has them.",
  "cart-gone": "Your earlier cart is no longer at the shop, so this is a new one. Add whatever is missing.",
  "cart-late":
    "Your earlier cart did not load just now. It is kept, and comes back with the next thing that you add.",
  unknown: "That did not work, and we do not know why. Try again, or go straight to the shop.",
};

/** Shopify's Buy Button: the product's buttons and the cart. */
export const buyButtonLabels: BuyButtonLabels = {
  product: {
    buyNow: "Buy now",
    addToCart: "Add to cart",
    soldOut: "Sold out",
    unavailable: "Not available",
  },
  cart: {
    title: brand.cartTitle,
    empty: "Nothing in here yet.",
    adding: "Putting it in…",
    checkout: "Checkout",
    total: "Total",
    before: priceLabels.before,
    after: priceLabels.after,
    discount: "Discount",
    notice: `${shipping.offer}. Taxes at checkout.`,
    payments: "Accepted payments",
    paymentMethods: paymentMethods.join(" · "),
    close: "Close cart",
    quantity: "Quantity",
    fewer: "Reduce item quantity by one",
    more: "Increase item quantity by one",
    remove: "Remove",
  },
};
