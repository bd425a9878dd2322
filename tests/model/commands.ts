// Random sequences of what a shopper does and what befalls him, the same for the machine and for what is shipped.
import { cartCodeRecord, readCartCodeRecord } from "@/lib/purchase/cart-code-record";
import { expect } from "vitest";
import { expectPurchase } from "./expectations";
import type { ModelTab } from "./model-tab";
import { GIFT } from "./simulated-shop";
import { type Fault, FAULTS, type Kind, REFUSALS, World } from "./world";

const { MODEL_RUNS, MODEL_SEED, MODEL_SEQUENCE } = process.env;
const ACTS = 12;

type Random = (below: number) => number;

/** The generator of Park and Miller: the same sequences each time, so that a change is tested, and not luck. */
function generator(seed: number): Random {
  let value = (seed * 48_271) % 2_147_483_647;
  return (below) => {
    value = (value * 48_271) % 2_147_483_647;
    return value % below;
  };
}

const variant = (random: Random): string => (random(2) === 0 ? "41" : "42");

function live(world: World, code: string | null, campaign: string): void {
  const record = readCartCodeRecord(world.shared.record);
  // As lib/referral/forget-code.ts does.
  if (code === null && record)
    world.shared.record = cartCodeRecord(record.cartId, null, [...record.others, record.code]);
  world.shared = { ...world.shared, code, campaign };
  world.codes.push(code);
  for (const tab of world.openTabs) tab.hear("code");
}

function add(_: World, tab: ModelTab, random: Random): void {
  tab.click({ do: "add", lines: [{ variantId: variant(random), quantity: 1 + random(2) }] });
}

function step(_: World, tab: ModelTab, random: Random): void {
  const lines = tab.shown?.lines.filter(({ variantId }) => variantId !== GIFT) ?? [];
  const line = lines[random(2)] ?? lines[0];
  if (!line) return;
  const quantity = line.quantity + (random(2) === 0 || line.quantity === 0 ? 1 : -1);
  tab.click({ do: "set", lines: [{ id: line.id, quantity }] });
}

/** Each as often as it is listed. */
const COMMANDS: readonly ((world: World, tab: ModelTab, random: Random) => void)[] = [
  ...Array.from({ length: 4 }, () => add),
  ...Array.from({ length: 3 }, () => step),
  ...Array.from({ length: 2 }, () => (_: World, tab: ModelTab) => tab.checkOut()),
  (_, tab, random) => {
    const from = variant(random);
    tab.click({ do: "swap", from, to: { variantId: from === "41" ? "42" : "41", quantity: 1 } });
  },
  (_, tab, random) => tab.buyNow({ variantId: variant(random), quantity: 1 }),
  (world, _, random) => live(world, "BRO25", random(2) === 0 ? "utm_source=x" : ""),
  (world) => live(world, "MATTE15", ""),
  (world) => live(world, null, ""),
  (_, tab, random) => tab.comeBack(random(2) === 0),
  ...Array.from(
    { length: 2 },
    () => (world: World) => world.shop.end(world.departures.at(-1)?.id ?? "", "bought"),
  ),
  ({ shop, shared }) => shop.end(shared.cartId ?? "", "expired"),
  ({ shop, shared }, _, random) =>
    shop.writeAtCheckout(shared.cartId ?? "", random(3) === 0 ? ["SALE30"] : []),
  (world, tab) => {
    world.hasWaited = true;
    tab.wait();
  },
  (world) => world.denyLock(),
  (world, tab) => {
    tab.close();
    world.open();
  },
  ({ shop }, _, random) => void (random(4) === 0 && shop.retired.add("42")),
  ({ shop }, _, random) => void (random(2) === 0 && shop.stock.set(variant(random), random(2) * 2)),
  ({ shop }, _, random) => {
    shop.makesRefused = random(2) === 0;
    shop.refusal = ["VALIDATION_CUSTOM", "MERCHANDISE_NOT_APPLICABLE", "A_LATER_CODE"][random(3)] ?? null;
  },
  ({ shop }, _, random) => shop.raise(variant(random)),
  (world) => {
    world.shared = { ...world.shared, objected: !world.shared.objected };
    for (const tab of world.openTabs) tab.hear("choice");
  },
];

/** Without faults; with one kind of them; or with all. */
function faultsOf(random: Random): readonly Fault[] {
  if (random(3) === 0) return [];
  const one = FAULTS[random(FAULTS.length)];
  return random(2) === 0 && one ? [one] : FAULTS;
}

async function run(kind: Kind, sequence: number, isTraced: boolean): Promise<World> {
  const random = generator(sequence);
  const world = new World(kind, isTraced);
  const faults = faultsOf(random);
  const faultOf = (): Fault | null => (random(4) === 0 ? (faults[random(faults.length)] ?? null) : null);
  const code = random(2) === 0 ? "BRO25" : null;
  world.shared = { ...world.shared, code };
  world.codes[0] = code;
  const [hidesPrivate, hasGift, writesApart] = [random(2) === 0, random(4) === 0, random(6) === 0];
  Object.assign(world.shop, { hidesPrivate, hasGift, writesApart });
  world.refused = REFUSALS[random(3 * REFUSALS.length)] ?? null;
  if (world.refused) world.met.add(world.refused);
  world.open();
  world.open();
  await world.comeToRest();
  for (let count = 0; count < ACTS; count += 1) {
    const { openTabs } = world;
    const tab = openTabs[random(openTabs.length)];
    const command = COMMANDS[random(COMMANDS.length)];
    if (tab?.isReady) command?.(world, tab, random);
    await world.drained();
    for (let left = random(5); left > 0 && world.messages.length > 0; left -= 1)
      await world.deliver(random(world.messages.length), faultOf());
  }
  await expectPurchase(world);
  return world;
}

export async function checkPurchases(kind: Kind, runs: number): Promise<void> {
  const first = Number(MODEL_SEQUENCE ?? Number(MODEL_SEED ?? 1) * 1_000_003);
  const count = MODEL_SEQUENCE ? 1 : Number(MODEL_RUNS ?? runs);
  for (let sequence = first; sequence < first + count; sequence += 1) {
    const { wrong } = await run(kind, sequence, false);
    if (wrong.length === 0) continue;
    const { trace } = await run(kind, sequence, true);
    const command = `MODEL_SEQUENCE=${sequence} npx vitest run tests/model -t ${kind.name}`;
    expect(wrong, `${trace?.join("\n")}\nRepeat it: ${command}`).toEqual([]);
  }
}
