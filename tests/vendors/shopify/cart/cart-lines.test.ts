// @vitest-environment node
// Changes of a cart's lines, at a shop that does what it is asked for or not, and whose answer arrives or not.
import type { BuyCart, BuyClient, BuyLineInput } from "@shopify/buy-button-js";
import { describe, expect, it } from "vitest";
import { createCartLines, inputOf, wholeQuantity } from "@/vendors/shopify/cart/cart-lines";
import { ShopError, type ShopProblem } from "@/vendors/shopify/transport/shop-error";

const ID = "gid://shopify/Cart/1";
const variant = (id: string) => ({ id, title: id, available: true, selectedOptions: [] });
const cartOf = (quantities: Record<string, number>): BuyCart => ({
  id: ID,
  webUrl: "https://shop.example/cart",
  lineItems: Object.entries(quantities).map(([id, quantity]) => ({
    id: `line-${id}`,
    quantity,
    variant: variant(id),
  })),
});

/** What happens to a request: null is a good answer, `isDone` whether the shop did it nevertheless. */
type Fate = { problem: ShopProblem; isDone: boolean } | null;
const lost = (problem: ShopProblem = "down"): Fate => ({ problem, isDone: true });
const failed = (problem: ShopProblem = "down"): Fate => ({ problem, isDone: false });

/** A shop with one cart; its next requests for a change have these fates. */
function shopWith(quantities: Record<string, number>, ...fates: Fate[]) {
  const held: { lines: Map<string, number> | null; isReadable: boolean } = {
    lines: new Map(Object.entries(quantities)),
    isReadable: true,
  };
  let requests = 0;
  const cart = (): BuyCart => cartOf(Object.fromEntries(held.lines ?? []));
  const change = (work: (lines: Map<string, number>) => void): Promise<BuyCart> => {
    requests += 1;
    const fate = fates.shift() ?? null;
    if (held.lines && (fate === null || fate.isDone)) work(held.lines);
    return fate === null ? Promise.resolve(cart()) : Promise.reject(new ShopError(fate.problem));
  };
  const idOf = (line: string): string => line.replace("line-", "");
  const client: BuyClient = {
    config: { domain: "shop.example", storefrontAccessToken: "public" },
    checkout: {
      create: () => Promise.resolve(cart()),
      fetch: () =>
        held.isReadable ? Promise.resolve(held.lines && cart()) : Promise.reject(new ShopError("offline")),
      addLineItems: (_id, lines) =>
        change((all) => {
          for (const { variantId, quantity } of lines)
            all.set(variantId, (all.get(variantId) ?? 0) + quantity);
        }),
      updateLineItems: (_id, lines) =>
        change((all) => {
          for (const { id, quantity } of lines)
            if (quantity > 0) all.set(idOf(id), quantity);
            else all.delete(idOf(id));
        }),
      removeLineItems: (_id, ids) =>
        change((all) => {
          for (const id of ids) all.delete(idOf(id));
        }),
    },
    graphQLClient: { fetcher: () => Promise.resolve({}) },
  };
  return {
    lines: createCartLines(client),
    held,
    quantities: () => Object.fromEntries(held.lines ?? []),
    requests: () => requests,
  };
}

const ONE_A: BuyLineInput[] = [{ variantId: "a", quantity: 1 }];
const quantityIn = (cart: BuyCart | null) => cart?.lineItems.map(({ quantity }) => quantity);

describe("an addition", () => {
  it("is made once when its answer is lost", async () => {
    const { lines, quantities, requests } = shopWith({ a: 2 }, lost());
    expect(quantityIn(await lines.add(ID, ONE_A, cartOf({ a: 2 })))).toEqual([3]);
    expect([quantities(), requests()]).toEqual([{ a: 3 }, 1]);
  });

  it.each(["down", "blocked", "garbled"] as const)("is tried again when it failed: %s", async (problem) => {
    const { lines, quantities, requests } = shopWith({}, failed(problem));
    expect(quantityIn(await lines.add(ID, ONE_A, cartOf({})))).toEqual([1]);
    expect([quantities(), requests()]).toEqual([{ a: 1 }, 2]);
  });

  it("is tried again once only", async () => {
    const { lines, requests } = shopWith({}, failed(), failed());
    await expect(lines.add(ID, ONE_A, cartOf({}))).rejects.toMatchObject({ problem: "down" });
    expect(requests()).toBe(2);
  });

  it.each(["slow", "offline", "unknown"] as const)(
    "is not tried again when the shop may still make it: %s",
    async (problem) => {
      const { lines, requests } = shopWith({}, failed(problem));
      await expect(lines.add(ID, ONE_A, cartOf({}))).rejects.toMatchObject({ problem });
      expect(requests()).toBe(1);
    },
  );

  it.each(["busy", "refused", "missing", "sold-out"] as const)(
    "that the shop refuses is an error, whatever the cart has: %s",
    async (problem) => {
      const { lines, held } = shopWith({ a: 9 }, failed(problem));
      held.isReadable = false;
      await expect(lines.add(ID, ONE_A, cartOf({}))).rejects.toMatchObject({ problem });
    },
  );

  it("is the error of the addition when the cart cannot be read either", async () => {
    const { lines, held } = shopWith({}, lost("slow"));
    held.isReadable = false;
    await expect(lines.add(ID, ONE_A, cartOf({}))).rejects.toMatchObject({ problem: "slow" });
  });

  it("is not tried again for a cart that was never read: it may have been made", async () => {
    const { lines, requests } = shopWith({}, failed());
    await expect(lines.add(ID, ONE_A, null)).rejects.toMatchObject({ problem: "down" });
    expect(requests()).toBe(1);
  });

  it("has no cart when the shop no longer has it", async () => {
    const { lines, held } = shopWith({}, failed());
    held.lines = null;
    expect(await lines.add(ID, ONE_A, cartOf({}))).toBeNull();
  });

  it("by a shopper who tries again is not made twice when the shop made the first one late", async () => {
    const { lines, quantities } = shopWith({}, failed("slow"));
    await lines.add(ID, ONE_A, cartOf({})).catch(() => undefined);
    expect(quantities()).toEqual({});
    const late = shopWith({}, failed("slow"));
    await late.lines.add(ID, ONE_A, cartOf({})).catch(() => undefined);
    late.held.lines?.set("a", 1);
    expect(quantityIn(await late.lines.add(ID, ONE_A, cartOf({})))).toEqual([1]);
    expect(late.requests()).toBe(1);
  });

  it("by a shopper who tries again is made when the shop never made the first one", async () => {
    const { lines, quantities } = shopWith({}, failed("slow"));
    await lines.add(ID, ONE_A, cartOf({})).catch(() => undefined);
    expect(quantityIn(await lines.add(ID, ONE_A, cartOf({})))).toEqual([1]);
    expect(quantities()).toEqual({ a: 1 });
  });

  it.each([
    ["another bundle", [{ variantId: "b", quantity: 1 }], { a: 1, b: 1 }],
    ["another quantity", [{ variantId: "a", quantity: 2 }], { a: 3 }],
  ])("of %s after one of which nothing is known is made", async (_name, second, expected) => {
    const { lines, held, quantities } = shopWith({}, failed("slow"));
    await lines.add(ID, ONE_A, cartOf({})).catch(() => undefined);
    held.lines?.set("a", 1);
    await lines.add(ID, second, cartOf({}));
    expect(quantities()).toEqual(expected);
  });

  it("of the same lines is made once more when the shopper has seen the cart", async () => {
    const { lines, held, quantities } = shopWith({}, failed("slow"));
    await lines.add(ID, ONE_A, cartOf({})).catch(() => undefined);
    held.lines?.set("a", 1);
    lines.settle();
    await lines.add(ID, ONE_A, cartOf({ a: 1 }));
    expect(quantities()).toEqual({ a: 2 });
  });

  it("counts as made only when every one of its lines has grown", async () => {
    const { lines, held } = shopWith({ b: 1 }, failed("slow"));
    held.lines?.set("a", 1);
    const both = [...ONE_A, { variantId: "b", quantity: 1 }];
    await expect(lines.add(ID, both, cartOf({ b: 1 }))).rejects.toMatchObject({ problem: "slow" });
  });
});

describe("a change of a quantity, or a removal,", () => {
  it("is the cart when the answer is lost and the shop made it", async () => {
    const changed = shopWith({ a: 1, b: 1 }, lost());
    expect(quantityIn(await changed.lines.update(ID, [{ id: "line-a", quantity: 4 }]))).toEqual([4, 1]);
    const emptied = shopWith({ a: 1, b: 1 }, lost());
    expect(quantityIn(await emptied.lines.update(ID, [{ id: "line-a", quantity: 0 }]))).toEqual([1]);
    const removed = shopWith({ a: 1, b: 1 }, lost());
    expect(quantityIn(await removed.lines.remove(ID, ["line-a"]))).toEqual([1]);
  });

  it("is an error when the shop did not make it, also where it made a part", async () => {
    const changed = shopWith({ a: 1, b: 1 }, failed());
    const both = [
      { id: "line-a", quantity: 1 },
      { id: "line-b", quantity: 4 },
    ];
    await expect(changed.lines.update(ID, both)).rejects.toMatchObject({ problem: "down" });
    const removed = shopWith({ b: 1 }, failed());
    await expect(removed.lines.remove(ID, ["line-a", "line-b"])).rejects.toMatchObject({ problem: "down" });
  });

  it("is an error when the shop refuses it, and the cart is not asked", async () => {
    const { lines } = shopWith({ a: 4 }, failed("sold-out"));
    await expect(lines.update(ID, [{ id: "line-a", quantity: 4 }])).rejects.toMatchObject({
      problem: "sold-out",
    });
  });

  it("is its own error when the cart cannot be read either", async () => {
    const { lines, held } = shopWith({ a: 1 }, lost("slow"));
    held.isReadable = false;
    await expect(lines.remove(ID, ["line-a"])).rejects.toMatchObject({ problem: "slow" });
  });

  it("has no cart when the shop no longer has it", async () => {
    const { lines, held } = shopWith({ a: 1 }, failed());
    held.lines = null;
    expect(await lines.update(ID, [{ id: "line-a", quantity: 4 }])).toBeNull();
  });
});

it("a cart is made again with changed quantities, without lines at 0 and without what is no longer sold", () => {
  const cart = cartOf({ a: 1, b: 2, c: 3 });
  cart.lineItems.push({ id: "line-gone", quantity: 1, variant: null });
  const changes = [
    { id: "line-a", quantity: 5 },
    { id: "line-b", quantity: 0 },
  ];
  expect(inputOf(cart, changes)).toEqual([
    { variantId: "a", quantity: 5 },
    { variantId: "c", quantity: 3 },
  ]);
  expect(inputOf(null)).toEqual([]);
});

it.each([
  [2.9, 1, 2],
  [0, 1, 1],
  [-3, 0, 0],
  [Number.NaN, 0, 1],
  [Number.POSITIVE_INFINITY, 1, 1],
])("a quantity of %s, at least %i, is %i", (quantity, least, whole) => {
  expect(wholeQuantity(quantity, least)).toBe(whole);
});
