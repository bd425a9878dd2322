// What must hold after every sequence.
import { hasSameLines } from "@/lib/purchase/cart-lines";
import type { ModelTab } from "./model-tab";
import type { ShopCart } from "./simulated-shop";
import { type Fault, linesText, type World } from "./world";

/** No click is lost or doubled, and each has an answer. */
function expectClicks(world: World): void {
  const { shop, met, kind } = world;
  // The shop has all, and what it does is known at once.
  const isPlain = areOnly(met, ["attributes", "campaign", "discountCodes", "denied"]) && !isLimited(shop);
  const late = shop.performed.filter(({ isLate }) => isLate);
  const isDisturbed = met.size > 0 && (world.hasDenied || !kind.isExact);
  // What was added may be taken away before a lost answer is looked at, and is then added again (docs/decisions/purchase-model.md).
  const mayTake =
    isDisturbed || late.some(({ operation }) => operation === "update" || operation === "remove");
  // For the same reason, an addition that arrives so looks like the one whose answer was lost.
  const mayBring = isDisturbed || late.some(({ added }) => added.length > 0);
  // An order may be completed while the answer to an addition is lost.
  const ended = [...shop.expired, ...(met.size > 0 ? shop.bought : [])];
  for (const tab of world.tabs) {
    world.check(!isPlain || !tab.isOpen || !tab.wishes.direct, () => `${tab.name} does not buy at once.`);
    const additions = tab.clicks.filter(({ lines }) => lines.length > 0);
    for (const { lines, made, isShown, isSwap } of additions) {
      const what = (): string => `${linesText(lines)} in ${tab.name}`;
      const there = made.filter((id) => ended.every((cart) => cart.id !== id));
      // Where requests do not say of which click they are, that of "Buy now" looks like an addition.
      const isTold = kind.isExact || !tab.hasBoughtNow;
      // What is limited by a stock does not grow by a repetition.
      const isCertain = !mayTake && isTold && lines.every(({ variantId }) => !shop.stock.has(variantId));
      world.check(there.length <= 1 || !isCertain, () => `${what()} was added to ${there.join()}.`);
      // What another tab has taken out of the cart is not swapped.
      const hasAnswer = isShown || isSwap || (tab.reported.length > 0 && !isPlain);
      world.check(!kind.isExact || !tab.isOpen || hasAnswer, () => `${what()} has no answer.`);
      // One that is repeated after it failed may have been made the first time.
      const same = additions.filter((each) => !each.isSwap && hasSameLines(each.lines, lines));
      const confirmed = same.filter((each) => each.isShown).length;
      const answered = same.filter(({ isAnswered }) => isAnswered).length;
      world.check(mayBring || confirmed <= answered, () => `${what()} is lost.`);
    }
  }
}

/** Whether no other faults were met. */
function areOnly(met: ReadonlySet<Fault>, faults: readonly Fault[]): boolean {
  return [...met].every((fault) => faults.includes(fault));
}

/** Whether it has had too little of something, or has refused a change. */
function isLimited({ stock, retired, remarks }: World["shop"]): boolean {
  return stock.size + retired.size + remarks.length > 0;
}

function referralOf({ attributes }: ShopCart): string | null {
  return attributes.find(({ key }) => key === "__snowball")?.value ?? null;
}

/** An order has the code that was live at the click on the checkout, or one that became it meanwhile. */
function expectDepartures(world: World): void {
  if (!areOnly(world.met, ["campaign", "discountCodes"]) || world.hasWaited) return;
  for (const { codes, cart } of world.departures)
    world.check(!cart || codes.includes(referralOf(cart)), () => `An order has not ${codes.join(" or ")}.`);
}

/** Every tab shows the cart of the browser as the shop has it; or one that expired. */
function expectShown(world: World, { name, shown }: ModelTab): void {
  const { shop, shared, met } = world;
  if (shown?.isExpired)
    return world.check(!shop.carts.has(shown.id), () => `${name} shows a cart as expired.`);
  // Where a tab has left one behind that the shop denied, or two tabs have made one each without the lock, another may still show it.
  const isLeftBehind = shown && (shared.cartId === null || met.has("denied"));
  const kept = world.textOf(isLeftBehind ? shown.id : shared.cartId);
  const seen = shown && linesText(shown.lines);
  world.check(seen === kept, () => `${name} shows ${seen}, and the shop has ${kept}.`);
  const cart = shop.carts.get(shown?.id ?? "");
  const isPriced = !cart || shop.retired.size > 0 || shown?.cents === shop.totalOf(cart);
  world.check(isPriced, () => `${name} shows the price ${shown?.cents}.`);
  const wrong = shown?.lines.find(
    ({ variantId, price }) => Math.round(price * 100) !== shop.prices[variantId],
  );
  world.check(!wrong, () => `${name} has the price ${wrong?.price} of ${wrong?.variantId}.`);
}

/**
 * Where no request has failed, each tab shows the browser's cart before anyone looks at it. Without the lock, two tabs may make one each at
 * the same moment, and the one whose cart is not stored follows with its next change.
 */
function expectFollowed(world: World): void {
  const { cartId } = world.shared;
  const { shop, met } = world;
  if (met.size > 0 || world.hasDenied || !shop.carts.has(cartId ?? "")) return;
  // A change of a page that was closed arrives unseen.
  const isSure = shop.retired.size === 0 && world.tabs.every(({ isOpen }) => isOpen);
  const lines = isSure ? world.textOf(cartId) : null;
  for (const { name, shown } of world.openTabs) {
    world.check(shown?.id === cartId, () => `${name} shows ${shown?.id}, and the browser has ${cartId}.`);
    const seen = linesText(shown?.lines ?? []);
    world.check(lines === null || seen === lines, () => `${name} shows ${seen}, and not ${lines}.`);
  }
}

/**
 * The shopper gets a report of no cart that expired before one did, and of no variant that is sold out where all are there. Where no request has
 * failed, he gets one of each change that the shop refused or that met too small a stock.
 */
function expectReports(world: World): void {
  const { tabs, shop, met } = world;
  const reported = tabs.flatMap((tab) => tab.reported);
  const [gone, others] = [reported.filter(isGone), reported.filter((report) => !isGone(report))];
  world.check(
    met.has("denied") || gone.every(({ expired }) => expired > 0),
    () => "A cart is said to be gone.",
  );
  const isSoldOut = others.some(({ problem }) => problem === "sold-out");
  world.check(
    !isSoldOut || shop.stock.size + shop.retired.size > 0,
    () => "A variant is said to be sold out.",
  );
  // What is said of a line that the page takes out itself is nothing to the shopper.
  if (!areOnly(met, ["short"]) || shop.retired.size > 0 || tabs.some(({ isOpen }) => !isOpen)) return;
  const [said, remarked] = [others.length, shop.remarks.length];
  world.check(said >= remarked, () => `${said} reports of ${JSON.stringify(shop.remarks)}.`);
}

const isGone = ({ problem }: { problem: string }): boolean => problem === "cart-gone";

/** The code that is live is on the order, no earlier one is, and it costs no more than with the code alone. */
function expectCode(world: World, cart: ShopCart): void {
  const { shop, met, hasDenied, shared } = world;
  // A code that arrives after the page has given up on it may be on the cart, although it was removed meanwhile.
  if (shop.performed.some(({ isLate, operation }) => isLate && operation === "write")) return;
  const { code } = shared;
  // Without the lock, two tabs may plan from the same answer, so that the attribute of the earlier write stays. No answer has to show it.
  const isCertain = !met.has("attributes") && !hasDenied;
  const hasCode = code === null ? cart.attributes.length === 0 : referralOf(cart) === code;
  world.check(!isCertain || hasCode, () => `The order has not ${code}.`);
  if (shop.writesApart) return;
  const earlier = cart.codes.filter((each) => each !== code && each !== "SALE30");
  world.check(earlier.length === 0, () => `${earlier.join()} stays on the cart.`);
  const [paid, alone] = [shop.totalOf(cart), shop.totalOf({ ...cart, codes: code === null ? [] : [code] })];
  world.check(met.has("discountCodes") || paid <= alone, () => `${paid} is more than ${alone}.`);
}

/** The network is healthy again, and the shopper looks at each tab and checks out. */
export async function expectPurchase(world: World): Promise<void> {
  const { shop } = world;
  await world.comeToRest();
  shop.denied.clear();
  expectFollowed(world);
  for (const tab of world.openTabs) {
    world.check(tab.isReady && tab.isIdle, () => `${tab.name} stops with work left.`);
    shop.refusal = null;
    tab.comeBack(true);
    await world.comeToRest();
  }
  world.check(world.line.length === 0, () => "A tab keeps the lock.");
  expectClicks(world);
  expectDepartures(world);
  expectReports(world);
  for (const tab of world.openTabs) expectShown(world, tab);
  const [tab] = world.openTabs;
  const cart = shop.carts.get(world.shared.cartId ?? "");
  const isSold = cart?.lines.some(({ quantity, variantId }) => quantity > 0 && !shop.retired.has(variantId));
  if (!tab || !cart || !isSold) return;
  const before = tab.left;
  tab.checkOut();
  await world.comeToRest();
  world.check(tab.left - before === 1, () => `${tab.left - before} ways lead to the checkout.`);
  const objected = world.departures.at(-1)?.objected ?? world.shared.objected;
  world.check(objected === world.shared.objected, () => "The checkout has not the visitor's choice.");
  expectCode(world, cart);
}
