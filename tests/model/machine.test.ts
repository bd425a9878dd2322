// @vitest-environment node
// The cart's machine alone, with the shop's whole life: random sequences over two tabs, without the library, a document or a promise.
import { expect, it } from "vitest";
import { cartCodeRecord, readCartCodeRecord } from "@/lib/purchase/cart-code-record";
import { hasSameLines } from "@/vendors/shopify/cart/lines";
import { type Change, shownCart } from "@/vendors/shopify/cart/state";
import type { Click, MachineTab } from "./machine-tab";
import { type Fault, FAULTS, MachineWorld } from "./machine-world";
import type { ShopCart } from "./simulated-shop";

/** `MODEL_RUNS=100000 MODEL_SEED=7 npx vitest run tests/model/machine.test.ts` takes so many other sequences. */
const RUNS = Number(process.env["MODEL_RUNS"] ?? 10_000);
const SEED = Number(process.env["MODEL_SEED"] ?? 1);
const ACTS = 12;

type Random = (below: number) => number;

/** The generator of Park and Miller: the same sequences each time. */
function generator(seed: number): Random {
  let value = (seed * 48_271) % 2_147_483_647;
  return (below) => {
    value = (value * 48_271) % 2_147_483_647;
    return value % below;
  };
}

function clickOn(tab: MachineTab, made: Partial<Click>, change: Change): void {
  const click = { lines: [], isSwap: false, made: [], isAnswered: false, isSettled: false, ...made };
  tab.happen({ on: "click", click: tab.clicks.push(click) - 1, change });
}

function live(world: MachineWorld, code: string | null, campaign: string): void {
  const record = readCartCodeRecord(world.shared.record);
  // As lib/referral/forget-code.ts does.
  if (code === null && record)
    world.shared.record = cartCodeRecord(record.cartId, null, [...record.others, record.code]);
  world.shared = { ...world.shared, code, campaign };
  world.codes.push(code);
  for (const tab of world.openTabs) tab.happen({ on: "code" });
}

/** Each act as often as it is listed. */
const ACTIONS: readonly ((world: MachineWorld, tab: MachineTab, random: Random) => void)[] = [
  ...Array.from({ length: 4 }, () => add),
  ...Array.from({ length: 3 }, () => step),
  ...Array.from({ length: 2 }, () => checkOut),
  (_, tab, random) => {
    const [from, to] = random(2) === 0 ? ["41", "42"] : ["42", "41"];
    const line = { variantId: to ?? "", quantity: 1 };
    clickOn(tab, { lines: [line], isSwap: true }, { do: "swap", from: from ?? "", to: line });
  },
  (world, tab, random) => {
    if (!tab.state.direct) tab.codesBefore.direct = world.codes.length - 1;
    tab.happen({ on: "buy-now", lines: [{ variantId: random(2) === 0 ? "41" : "42", quantity: 1 }] });
  },
  (world, _, random) => live(world, "BRO25", random(2) === 0 ? "utm_source=x" : ""),
  (world) => live(world, "MATTE15", ""),
  (world) => live(world, null, ""),
  (_, tab, random) => tab.happen({ on: "return", isFromCache: random(2) === 0 }),
  (world) => world.shop.complete(world.departures.at(-1)?.id ?? ""),
  (world) => world.shop.complete(world.departures.at(-1)?.id ?? ""),
  (world) => world.shop.expire(world.shared.cartId ?? ""),
  (world, _, random) =>
    world.shop.writeAtCheckout(world.shared.cartId ?? "", random(3) === 0 ? ["SALE30"] : []),
  (_, tab) => tab.wait(),
  (world) => world.denyLock(),
  (world, tab) => {
    tab.close();
    world.open();
  },
  (world, _, random) => void (random(4) === 0 && world.shop.retired.add(42)),
];

function add(_: MachineWorld, tab: MachineTab, random: Random): void {
  const lines = [{ variantId: random(2) === 0 ? "41" : "42", quantity: 1 + random(2) }];
  clickOn(tab, { lines }, { do: "add", lines });
}

function step(_: MachineWorld, tab: MachineTab, random: Random): void {
  const shown = shownCart(tab.state)?.lines ?? [];
  const line = shown[random(2)] ?? shown[0];
  if (!line) return;
  const quantity = line.quantity + (random(2) === 0 || line.quantity === 0 ? 1 : -1);
  clickOn(tab, {}, { do: "set", lines: [{ id: line.id, quantity }] });
}

function checkOut(world: MachineWorld, tab: MachineTab, random: Random): void {
  // The button is not drawn in an empty cart.
  if (!shownCart(tab.state)?.lines.length) return;
  if (tab.state.jobs.every(({ want }) => want.do !== "check-out"))
    tab.codesBefore.cart = world.codes.length - 1;
  tab.happen({ on: "check-out", isStale: random(4) === 0 });
}

/** Without faults; with one kind of them; or with all. */
function faultsOf(random: Random): readonly Fault[] {
  if (random(3) === 0) return [];
  const one = FAULTS[random(FAULTS.length)];
  return random(2) === 0 && one ? [one] : FAULTS;
}

function run(seed: number, isTraced: boolean): MachineWorld {
  const random = generator(seed);
  const world = new MachineWorld(isTraced);
  const faults = faultsOf(random);
  const faultOf = (): Fault | null => (random(4) === 0 ? (faults[random(faults.length)] ?? null) : null);
  const code = random(2) === 0 ? "BRO25" : null;
  world.shared = { ...world.shared, code };
  world.codes[0] = code;
  world.open();
  world.open();
  for (let count = 0; count < ACTS; count += 1) {
    const { openTabs } = world;
    const tab = openTabs[random(openTabs.length)];
    const act = ACTIONS[random(ACTIONS.length)];
    if (tab) act?.(world, tab, random);
    for (let left = random(5); left > 0 && world.messages.length > 0; left -= 1)
      world.deliver(random(world.messages.length), faultOf());
  }
  return world;
}

/** No click is lost or doubled, and each has an answer. */
function checkClicks(world: MachineWorld): void {
  // Without the lock, or by a change that arrives after its page has given it up or was closed, what was added may be taken away before
  // a lost answer is looked at. Then it is added again: nothing in a cart tells whose addition a quantity is.
  const mayTake =
    (world.hasDenied && world.met.size > 0) ||
    world.shop.performed.some(({ isLate, set }) => isLate && set.length > 0);
  // For the same reason, an addition that arrives so looks like the one whose answer was lost.
  const mayBring =
    (world.hasDenied && world.met.size > 0) ||
    world.shop.performed.some(({ isLate, added }) => isLate && added.length > 0);
  for (const tab of world.tabs) {
    const additions = tab.clicks.filter(({ lines }) => lines.length > 0);
    for (const { lines, made, isSettled } of additions) {
      const what = (): string => `${JSON.stringify(lines)} in ${tab.name}`;
      // An order may be completed while the answer to an addition is lost.
      const ended = [...world.shop.expired, ...(world.met.size > 0 ? world.shop.bought : [])];
      const there = made.filter((id) => ended.every((cart) => cart.id !== id));
      // What is limited by a stock does not grow by a repetition.
      const isCertain = !mayTake && lines.every(({ variantId }) => !world.isLimited(variantId));
      world.check(there.length <= 1 || !isCertain, () => `${what()} was added to ${there.join()}.`);
      world.check(!tab.isOpen || isSettled || tab.told > 0, () => `${what()} has no answer.`);
      // One that is repeated after it failed may have been made the first time.
      const same = additions.filter((each) => !each.isSwap && hasSameLines(each.lines, lines));
      const confirmed = same.filter((each) => each.isSettled).length;
      const answered = same.filter(({ isAnswered }) => isAnswered).length;
      world.check(mayBring || confirmed <= answered, () => `${what()} is lost.`);
    }
  }
}

function referralOf({ attributes }: ShopCart): string | null {
  return attributes.find(({ key }) => key === "__snowball")?.value ?? null;
}

/** An order has the code that was live at the click on the checkout, or one that became it meanwhile. */
function checkDepartures(world: MachineWorld): void {
  if (world.met.size > 0 || world.hasWaited) return;
  for (const { codes, cart } of world.departures)
    world.check(!cart || codes.includes(referralOf(cart)), () => `An order has not ${codes.join(" or ")}.`);
}

/** Every tab shows the cart of the browser as the shop has it; or one that expired, whose lines the next change creates again. */
function checkShown(world: MachineWorld, tab: MachineTab): void {
  const shown = shownCart(tab.state);
  if (tab.state.cart.is === "expired")
    return world.check(!world.shop.carts.has(shown?.id ?? ""), () => `${tab.name} shows a cart as expired.`);
  // Where a tab has left one behind that the shop denied, or two tabs have made one each without the lock, another may still show it.
  const isLeftBehind = shown && (world.shared.cartId === null || world.met.has("denied"));
  const id = isLeftBehind ? shown.id : world.shared.cartId;
  const [seen, kept] = [MachineWorld.textOf(shown), world.linesOf(id)];
  world.check(seen === kept, () => `${tab.name} shows ${seen}, and the shop has ${kept}.`);
}

/**
 * Where no request has failed, each tab shows the browser's cart before anyone looks at it. Without the lock, two tabs may make one each at
 * the same moment, and the one whose cart is not stored follows with its next change.
 */
function checkFollowed(world: MachineWorld): void {
  const { cartId } = world.shared;
  if (world.met.size > 0 || world.hasDenied || !world.shop.carts.has(cartId ?? "")) return;
  for (const { name, state } of world.openTabs) {
    const shown = shownCart(state)?.id ?? "none";
    world.check(shown === cartId, () => `${name} shows ${shown}, and the browser has ${cartId}.`);
  }
}

/** The network is healthy again, and the shopper looks at each tab and checks out. */
function checkPurchase(world: MachineWorld): void {
  const { shop } = world;
  world.settle();
  checkFollowed(world);
  for (const tab of world.openTabs) {
    world.check(tab.isIdle, () => `${tab.name} stops with work left: ${JSON.stringify(tab.state)}`);
    tab.happen({ on: "return", isFromCache: true });
    world.settle();
  }
  world.check(world.line.length === 0, () => "A tab keeps the lock.");
  checkClicks(world);
  checkDepartures(world);
  for (const tab of world.openTabs) checkShown(world, tab);
  const [tab] = world.openTabs;
  const cart = shop.carts.get(world.shared.cartId ?? "");
  if (
    !tab ||
    !cart ||
    cart.lines.every(({ quantity, variant }) => quantity === 0 || shop.retired.has(variant))
  )
    return;
  const before = tab.left;
  checkOut(world, tab, () => 1);
  world.settle();
  world.check(tab.left - before === 1, () => `${tab.left - before} ways lead to the checkout.`);
  // A code that arrives after the page has given up on it may be on the cart, although it was removed meanwhile.
  if (shop.performed.some(({ isLate, operation }) => isLate && /Attributes|Codes/.test(operation))) return;
  const { code } = world.shared;
  const earlier = cart.codes.filter((each) => each !== code && each !== "SALE30");
  world.check(earlier.length === 0, () => `${earlier.join()} stays on the cart.`);
  if (code === null)
    return world.check(cart.attributes.length === 0, () => "An attribute stays on the cart.");
  // Without the lock, two tabs may plan from the same answer, so that the attribute of the earlier write stays. No answer has to show it.
  world.check(
    world.met.has("attributes") || world.hasDenied || referralOf(cart) === code,
    () => `The order has not ${code}.`,
  );
  const [paid, alone] = [shop.totalOf(cart), shop.totalOf({ ...cart, codes: [code] })];
  world.check(world.met.has("discountCodes") || paid <= alone, () => `${paid} is more than ${alone}.`);
}

it("comes to rest, loses and doubles nothing, and takes the live code to the checkout, whatever happens in whatever order", () => {
  for (let index = 0; index < RUNS; index += 1) {
    const seed = SEED * 1_000_003 + index;
    const world = run(seed, false);
    checkPurchase(world);
    if (world.wrong.length === 0) continue;
    const traced = run(seed, true);
    checkPurchase(traced);
    expect(traced.wrong, `the sequence of seed ${seed}\n${traced.trace?.join("\n")}\n`).toEqual([]);
  }
}, 600_000);
