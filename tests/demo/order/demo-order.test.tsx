import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { demoCheckout } from "@/content/demo-checkout";
import { priceLabels } from "@/content/interface";
import { OrderTable } from "@/demo/order/demo-order";
import { DemoReceived } from "@/demo/order/demo-received";
import { SellerLine } from "@/demo/order/seller-line";
import { type DemoCheckout, openDemoStore } from "@/demo/demo-shop";
import { fillText } from "@/lib/text/fill-text";
import { bundles, goods } from "../../features/checkout/bundles";

const { order: orderLabels, received, summary } = demoCheckout;

/** What the demo store makes of a cart link. */
function orderOf(link: string): DemoCheckout {
  const order = openDemoStore(goods).readCheckout(link);
  if (!order) throw new Error("There is no order.");
  return order;
}

const paragraphs = () => screen.queryAllByRole("paragraph").map(({ textContent }) => textContent);

const sized = bundles.map((bundle) => ({
  ...bundle,
  size: `Size of ${bundle.name}`,
  picture: { ...bundle.picture, alt: `Photo of ${bundle.name}` },
}));

/** Renders an order, of which the third bundle is none of the site, and returns its rows below those of the columns. */
function showOrder(order: DemoCheckout, shippingCents = 0): string[] {
  render(
    <OrderTable
      labelledBy=""
      labels={orderLabels}
      sums={summary}
      priceLabels={{ ...priceLabels, offer: "{code}" }}
      bundles={sized.slice(0, 2)}
      order={order}
      shippingCents={shippingCents}
    />,
  );
  return screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent).join(" "));
}

describe("the sums of an order", () => {
  it.each([
    [0, summary.free, "$30"],
    [450, "$4.50", "$34.50"],
  ])("have the discount and a shipping cost of %d cents", (cents, shipping, total) => {
    // Two packs at $20, with a code that takes 25% off.
    expect(showOrder(orderOf("?items=41:2&discount=BRO25"), cents).slice(1)).toEqual([
      `${summary.subtotal} $40`,
      "BRO25 −$10",
      `${summary.shipping} ${shipping}`,
      `${summary.total} ${total}`,
    ]);
  });

  it("have neither a discount nor a note without a code", () => {
    expect(showOrder(orderOf("?items=41:2"))).toHaveLength(4);
    expect(paragraphs()).toEqual([]);
  });

  it.each([
    ["is not known", "?items=41:1&discount=NOPE", summary.unknownCode, "NOPE"],
    ["gives way to a better one", "?items=41:1&discount=BRO25,MATTE15", summary.refusedCode, "MATTE15"],
  ])("say of a code that it %s", (_, link, label, code) => {
    showOrder(orderOf(link));
    expect(paragraphs()).toEqual([fillText(label, { code })]);
  });

  it("name the code of the cart's attribute that the order is credited to, and no other attribute", () => {
    const order = orderOf("?items=41:1&attributes[__snowball]=BRO25");
    showOrder({ ...order, attributes: [{ key: "gift", value: "yes" }, ...order.attributes] });
    expect(paragraphs()).toEqual([fillText(summary.credit, { code: "BRO25" })]);
  });
});

describe("the lines of an order", () => {
  it("have the size, the quantity and the price, of what is no bundle of the site the product's name", () => {
    expect(showOrder(orderOf("?items=43:1,42:3,41:1")).slice(0, 3)).toEqual([
      "Small Size of Small ×1 $20",
      "Medium Size of Medium ×3 $60",
      `Large ${goods.productTitle} ×1 $20`,
    ]);
    // A picture says what the name beside it says.
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.getByRole("table").querySelectorAll("img")).toHaveLength(2);
  });

  it("have the prices before and after a discount", () => {
    const [line] = showOrder(orderOf("?items=42:1&discount=BRO25"));
    expect(line).toBe(`Medium Size of Medium ×1 ${priceLabels.before} $20 ${priceLabels.after} $15`);
  });
});

it("says who sells, and where questions go", () => {
  render(
    <SellerLine
      labels={summary}
      line="Towel LLC, 1 Main Street"
      email="a@towel.example"
      phone="+1 614 555 0100"
    />,
  );
  expect(paragraphs()).toEqual([expect.stringContaining("Towel LLC, 1 Main Street")]);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "mailto:a@towel.example",
    "tel:+16145550100",
  ]);
});

describe("what a shop would receive", () => {
  /** The terms with their values. */
  function showReceived(order: DemoCheckout, campaign: string): Record<string, string[]> {
    render(<DemoReceived labels={received} order={order} campaign={campaign} />);
    const list = within(screen.getByText(received.attributes).closest("dl") ?? document.body);
    const values = list.getAllByRole("definition");
    return Object.fromEntries(
      list
        .getAllByRole("term")
        .map(({ textContent }, index) => [
          textContent,
          [...(values[index]?.children ?? [])].map((value) => value.textContent),
        ]),
    );
  }

  it("is every attribute, code, variant and parameter of the campaign", () => {
    const order = orderOf("?items=42:1,41:2&discount=BRO25&attributes[__snowball]=BRO25");
    expect(showReceived(order, "utm_source=a&utm_medium=b")).toEqual({
      [received.attributes]: ["__snowball: BRO25"],
      [received.codes]: ["BRO25"],
      [received.items]: [`2 × 41, ${goods.productTitle}, Small`, `1 × 42, ${goods.productTitle}, Medium`],
      [received.note]: [received.nothing],
      [received.campaign]: ["utm_source=a", "utm_medium=b"],
    });
  });

  it("is said to be nothing where there is nothing", () => {
    expect(showReceived({ ...orderOf("?items=41:1"), lines: [] }, "")).toEqual({
      [received.attributes]: [received.nothing],
      [received.codes]: [received.nothing],
      [received.items]: [received.nothing],
      [received.note]: [received.nothing],
      [received.campaign]: [received.nothing],
    });
  });
});
