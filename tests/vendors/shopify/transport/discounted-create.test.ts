import { field } from "@/lib/field";
import { expect, describe, it, vi } from "vitest";
import { withDiscountCode } from "@/vendors/shopify/transport/shop-fetch";
import { packRemarks } from "@/vendors/shopify/transport/remarks";
import { createShopFetch } from "@/vendors/shopify/transport/shop-fetch";

const SNOWBALL = { key: "__snowball", value: "BRO25" };
const bodyOf = (input: object) => JSON.stringify({ query: "mutation { cartCreate }", variables: { input } });

describe("a request that creates a cart", () => {
  it("gets the discount code of its attribute, and keeps everything else", () => {
    const input = { lines: [{ quantity: 1 }], attributes: [{ key: "gift", value: "yes" }, SNOWBALL] };
    expect(JSON.parse(withDiscountCode(bodyOf(input)) ?? "")).toEqual({
      query: "mutation { cartCreate }",
      variables: { input: { ...input, discountCodes: ["BRO25"] } },
    });
  });

  it.each([
    [bodyOf({ attributes: [] })],
    [bodyOf({ attributes: [{ key: "gift", value: "BRO25" }] })],
    [bodyOf({ attributes: [{ key: "__snowball", value: null }] })],
    [bodyOf({ attributes: "__snowball" })],
    [bodyOf({})],
    [JSON.stringify({ query: "{ shop { name } }" })],
    [JSON.stringify({ variables: { cartId: "1", attributes: [SNOWBALL] } })],
    ["null"],
  ])("has no discount code without that attribute: %s", (body) => {
    expect(withDiscountCode(body)).toBeNull();
  });
});

describe("a shop", () => {
  const CART = { data: { cartCreate: { cart: { id: "1" }, userErrors: [] } } };
  const refusal = (path: string[]) => ({
    data: { cartCreate: { cart: null, userErrors: [{ code: "INVALID", field: path, message: "no" }] } },
  });
  /** As the library gets it. */
  function handedOn(reply: object): object {
    const answer = structuredClone(reply);
    packRemarks(answer);
    return answer;
  }

  /** Creates a cart, and returns the discount codes of each request and the last response. */
  async function create(...replies: object[]) {
    const left = [...replies];
    const send = vi.fn<typeof fetch>(async () => Response.json(left.shift()));
    const shopFetch = createShopFetch({ send, isOnline: () => true, objected: () => false });
    const response = await shopFetch("https://shop.example", {
      method: "POST",
      body: bodyOf({ attributes: [SNOWBALL] }),
    });
    const codes = send.mock.calls.map(([, init]) => {
      const sent: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : null;
      return field(field(field(sent, "variables"), "input"), "discountCodes");
    });
    return { codes, answer: await response.json() };
  }

  it("that creates no cart because of the code is asked again without it", async () => {
    const refused = refusal(["input", "discountCodes", "0"]);
    expect(await create(refused, CART)).toEqual({ codes: [["BRO25"], undefined], answer: CART });
    // Once, also when it was not the code after all.
    expect(await create(refused, refused)).toEqual({
      codes: [["BRO25"], undefined],
      answer: handedOn(refused),
    });
  });

  it("that creates a cart without the code, and says so, is asked once: the cart would be there twice", async () => {
    const { cartCreate } = refusal(["input", "discountCodes", "0"]).data;
    const created = { data: { cartCreate: { ...cartCreate, cart: { id: "1" } } } };
    expect(await create(created)).toEqual({ codes: [["BRO25"]], answer: handedOn(created) });
  });

  it("that creates no cart for another reason is asked once", async () => {
    const refused = refusal(["input", "lines", "0", "merchandiseId"]);
    expect(await create(refused)).toEqual({ codes: [["BRO25"]], answer: handedOn(refused) });
  });
});
