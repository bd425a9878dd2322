// The names of the labels of interface.ts for buying: picker, prices, codes, cart. See schema-labels.ts.
import { group, text } from "./schema-fields.ts";

export const shopLabelSchemas = {
  demoNote: text,
  checkoutLabels: group({
    bundle: text.describe("Names the choice of a bundle in the picker, for screen readers."),
    soldOut: text.describe(
      "In place of a bundle's size in the picker, of its badge in the drop, and of the price in the bar on phones.",
    ),
    soldOutButNext: text.describe(
      "In the picker at a sold-out bundle that the shopper wanted. {bundle} is its name, {next} that of the bundle that is chosen now.",
    ),
    allSoldOut: text.describe("In the picker in place of the buy button, where the shop has no bundle left."),
    ask: text.describe(
      "The link to /contact below that sentence, and in place of Buy in the navigation and in the bar on phones.",
    ),
    buy: text.describe(
      "The link to the shop's cart in the picker, until the buy button has loaded. {bundle} is the chosen one's name.",
    ),
    buyAtShop: text.describe(
      "The same link below a problem with the shop. {bundle} is the chosen one's name.",
    ),
    shopPay: text.describe("The outlined button below the buy button. The demo store has none."),
    retry: text.describe(
      "Beside the link to the shop's cart, where the buy button failed to load: loads it again.",
    ),
    opening: text.describe("Below the link in the picker while the buy button loads."),
    notKept: text.describe("Below the buy button, where the browser refuses to store anything."),
  }),
  priceLabels: group({
    before: text.describe("Read before a crossed-out price by screen readers."),
    after: text.describe("Read before the reduced price by screen readers."),
    offer: text.describe(
      "Over each bundle's picture in the drop, with a live referral code that takes something off, and before each discount in the demo checkout. {code} is the code, {percent} its percent.",
    ),
    saving: text.describe(
      "At a bundle in the drop and in the picker that costs less than as many single packs. {amount} is the difference under the same code.",
    ),
    perDay: text.describe(
      "At each bundle in the drop. {amount} is the price of one sheet, with a referral code the reduced one.",
    ),
  }),
  arrivalLabels: group({
    range: text.describe(
      "The days on which an order arrives, within the two sentences below. {first} and {last} are dates.",
    ),
    atPicker: text.describe("Beside the picker, computed by the visitor's clock. {days} is the range above."),
    onShippingPage: text.describe(
      "On the shipping policy, computed by the visitor's clock. {days} is the range above.",
    ),
  }),
  cartLabels: group({
    cart: text.describe("Names the cart that opens at the side, for screen readers."),
    removed: text.describe(
      "Announced by screen readers after a line was taken out of the cart. {bundle} is its name.",
    ),
    pick: text.describe("The button of an empty cart. It leads to the picker on the landing page."),
    buyAtShop: text.describe(
      "The link in the cart below a problem with the shop. It takes the cart's lines to the shop's own cart.",
    ),
  }),
  shopProblems: group({
    offline: text.describe("In picker and cart, where the browser says that it is offline."),
    blocked: text.describe(
      "In picker and cart, where the shop's script or requests did not get through: a blocker, the network, or a file that a redeploy removed.",
    ),
    slow: text.describe("In picker and cart, where the shop did not answer within 8 seconds."),
    busy: text.describe("In picker and cart, where the shop limits how many requests it takes."),
    down: text.describe("In picker and cart, where the shop answers that it has an error of its own."),
    refused: text.describe(
      "In picker and cart, where the shop rejects our request, as with a token that is wrong.",
    ),
    missing: text.describe(
      "In picker and cart, where the shop does not have the product or the address that we ask for.",
    ),
    garbled: text.describe("In picker and cart, where the shop's answer cannot be read."),
    "sold-out": text.describe("In picker and cart, where the shop has fewer packs than the shopper wants."),
    "few-left": text.describe(
      "In picker and cart, where the shop had fewer packs than the shopper wanted, and put those into the cart. {quantity} is how many these are.",
    ),
    quantity: text.describe(
      "In picker and cart, where the shop does not take the quantity: too many or too few for one order, or no multiple of what it sells.",
    ),
    "not-sold": text.describe(
      "In picker and cart, where the shop does not sell the bundle in this way, such as without a subscription.",
    ),
    "cart-full": text.describe("In picker and cart, where the shop cannot keep a larger cart."),
    remark: text.describe(
      "In picker and cart, where the shop objects to a change, or makes a note on it, and its own sentence cannot be shown. It must be true for any reason.",
    ),
    quoted: text.describe(
      "The same, where the shop's own sentence is in the language of this site. {message} is that sentence.",
    ),
    currency: text.describe(
      "In picker and cart, where the shop charges in another currency than US dollars. The pages show no prices then.",
    ),
    "cart-gone": text.describe(
      "In picker and cart, where the shop no longer has the cart of an earlier visit.",
    ),
    "cart-late": text.describe(
      "In picker and cart, where the cart of an earlier visit could not be loaded, and is kept.",
    ),
    unknown: text.describe("In picker and cart, where nothing else describes what went wrong."),
  }),
  buyButtonLabels: group({
    product: group({
      buyNow: text.describe("The button of the picker that leads to the shop's checkout without the cart."),
      addToCart: text.describe("The button of the picker that adds the bundle and opens the cart."),
      soldOut: text.describe("On that button, where the shop has the chosen variant no more."),
      unavailable: text.describe("On that button, where the shop has no such variant."),
    }).describe("The buttons of Shopify's Buy Button in the picker."),
    cart: group({
      title: text.describe("At the top of the cart. It comes from `cartTitle` in brand.ts."),
      empty: text.describe("In a cart without lines."),
      checkout: text.describe("The button of the cart that leads to the shop's checkout."),
      subtotal: text.describe("Before the sum in the cart, which the shop computes."),
      discount: text.describe("Read by screen readers before the name of a discount in the cart."),
      notice: text.describe("The small line above the cart's button."),
      close: text.describe("The × of the cart, for screen readers."),
      quantity: text.describe("Names the field for the number of packs of a line, for screen readers."),
      fewer: text.describe("The minus beside that number, for screen readers."),
      more: text.describe("The plus beside that number, for screen readers."),
    }).describe("The cart that opens at the side."),
  }),
};

/** Those of code-labels.ts. */
export const codeLabelSchema = group({
  live: text.describe(
    "Read before the live referral code by screen readers: in the navigation, the picker and the cart.",
  ),
  percentOff: text.describe("Beside the live code, where its percent is known and above 0. {percent} is it."),
  remove: text.describe("The × beside the live code, for screen readers. {code} is it."),
  removing: text.describe(
    "In the navigation, the picker and the cart, after a code was removed, until the shop has taken it off the cart. {code} is it.",
  ),
  removed: text.describe(
    "In the navigation, the picker and the cart, after a code was removed and no cart has it. {code} is it.",
  ),
  undo: text.describe("Beside that sentence: brings the code back."),
  open: text.describe(
    "The button that shows the field for a code, in the picker and in the cart, while no code is live.",
  ),
  openAnother: text.describe("The same button beside a live code."),
  field: text.describe("Above the field for a code."),
  submit: text.describe("The button beside the field for a code."),
  lookingUp: text.describe("Below the field, until the affiliate service answers. {code} is the typed code."),
  added: text.describe(
    "In place of the field, where the typed code takes something off. {code} is it, {percent} its percent.",
  ),
  addedForNothing: text.describe(
    "The same, where the affiliate service answered 0 percent. {code} is the typed code.",
  ),
  addedUnread: text.describe("The same, where the percent could not be looked up. {code} is the typed code."),
  addedUnknown: text.describe(
    "The same, where the affiliate service does not know the code; the shop may. {code} is the typed code.",
  ),
  unknown: text.describe(
    "Below the field, where the affiliate service knows the earlier code and not the typed one. {code} is the typed one, {kept} the earlier one.",
  ),
  empty: text.describe("Below the field, where it was submitted empty."),
  malformed: text.describe(
    "Below the field, where what was typed cannot be a code: letters, digits, - or _. {longest} is how many it may have.",
  ),
  refused: text.describe(
    "In the picker and in the cart, where the shop takes nothing off for the live code. {code} is it.",
  ),
  refusedBecause: text.describe(
    "The same, where the shop says why. {code} is the live code, {reason} one of the texts of `refusals`.",
  ),
  refusals: group({
    unknown: text.describe("The shop has no such code."),
    inactive: text.describe("The code's days are over, or have not begun."),
    customer: text.describe("The code is not for this customer."),
    used: text.describe("A reason in `refusedBecause`: no use of the code is left."),
    goods: text.describe("The code is for other products or another kind of purchase."),
    amount: text.describe("The code asks for another total."),
    packs: text.describe("The code asks for another number of packs."),
  }).describe("The reasons in `refusedBecause`, each without a capital and a period."),
  outdone: text.describe(
    "The same, where the shop takes another discount off instead. {code} is the live code, {discount} the name of the other discount.",
  ),
});
