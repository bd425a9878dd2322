// A cart with far more lines than the shop sells, each of whose quantities the shop refuses.
import { expect, it, vi } from "vitest";
import { ShopError } from "@/vendors/shopify/transport/shop-error";
import { BRO_BUNDLE, FakeShop, said, STARTER } from "../cart/fake-shop";
import { visit } from "../cart/fake-visit";

const LINES = 1_000;

async function openFullCart() {
  const shop = new FakeShop();
  shop.keep("earlier", { lines: Array.from({ length: LINES }, () => ({ ...STARTER })) });
  const page = visit(shop, { code: null });
  page.page.storedCartId = "earlier";
  await page.checkout.fetch("earlier");
  const changes = Array.from({ length: LINES }, (_, line) => ({ id: `earlier/line/${line}`, quantity: 99 }));
  return { shop, changes, ...page };
}

it("keeps 1,000 lines whose quantities the shop refuses in one response, and adds the next", async () => {
  const { shop, changes, checkout, onProblem } = await openFullCart();
  shop.before = (operation) => {
    if (operation === "update") throw changes.flatMap(() => said("MAXIMUM_EXCEEDED"));
  };
  void checkout.updateLineItems("earlier", changes);
  const after = await checkout.addLineItems("earlier", [{ ...BRO_BUNDLE }]);
  expect(onProblem.mock.calls).toEqual([["quantity"]]);
  expect(after.lineItems).toHaveLength(LINES + 1);
  expect(
    new Set(
      shop.carts
        .get("earlier")
        ?.lines.slice(0, LINES)
        .map(({ quantity }) => quantity),
    ),
  ).toEqual(new Set([STARTER.quantity]));
});

it("reports each of 1,000 refusals that follow each other, and then makes the next change", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const { shop, changes, checkout, onProblem } = await openFullCart();
  shop.before = (operation) => {
    if (operation === "update") throw new ShopError("sold-out");
  };
  for (const change of changes) void checkout.updateLineItems("earlier", [change]);
  const after = await checkout.addLineItems("earlier", [{ ...BRO_BUNDLE }]);
  expect(onProblem.mock.calls).toHaveLength(LINES);
  expect(after.lineItems).toHaveLength(LINES + 1);
});
