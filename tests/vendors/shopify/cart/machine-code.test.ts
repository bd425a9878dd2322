// @vitest-environment node
// The rules of the code and of the checkout, one row each: what has happened, and what the machine asks for then.
import { describe, expect, it } from "vitest";
import { BRO, cart, NONE, down, busy, refused, words, opened, GIVEN, given, listed } from "./tab";

describe("the code of a cart", () => {
  it("that comes after the cart is written beside what the cart has", () => {
    const tab = opened(cart("c1", "1×41")).share(BRO);
    const gift = {
      attributes: [{ key: "gift", value: "yes" }],
      codes: [{ code: "SHIP", applicable: false }],
    };
    tab.do({ on: "code" }).answer(cart("c1", "1×41", gift));
    expect(tab.since).toEqual(["code: read c1", "code: write gift=yes&__snowball=BRO25 and SHIP,BRO25"]);
  });

  it("that is followed while the cart is made is written to it, also beside another code", () => {
    const tab = opened(null).add("1×41").share(BRO);
    tab.answer(cart("c1", "1×41", listed("SALE30")));
    expect(tab.since.at(-1)).toBe("code: read c1");
  });

  it.each([
    ["a new cart", null],
    ["the cart", cart("c1", "1×41")],
  ])("is missed in the log where lines go into %s without one", (_, before) => {
    const tab = opened(before).add("1×41");
    expect([tab.logged.length, opened(before, BRO).add("1×41").logged]).toEqual([1, []]);
  });

  it("finds that the cart has ended", () => {
    expect(opened(cart("c1", "1×41"), BRO).answer(NONE).state.cart.is).toBe("expired");
  });

  it("is not written to one that another tab has replaced", () => {
    const tab = opened(cart("c1", "1×41")).share({ ...BRO, cartId: "c2" });
    expect(tab.do({ on: "code" }).asked).toEqual([]);
  });

  it("is not remembered of one that another tab has replaced meanwhile: there is one record", () => {
    for (const answer of [cart("c1", "1×41", listed("BRO25")), down]) {
      const tab = opened(cart("c1", "1×41"), BRO)
        .answer(cart("c1", "1×41"))
        .share({ cartId: "c2", code: "MATTE15", record: '["c2","MATTE15"]' });
      expect(tab.answer(answer).shared.record).toBe('["c2","MATTE15"]');
    }
  });

  it("that is removed is taken off, with its campaign", () => {
    const tab = given("1×41").share({ code: null, record: '["c1",null,"BRO25"]' });
    const attributes = [
      { key: "__snowball", value: "BRO25" },
      { key: "utm_source", value: "x" },
    ];
    tab.do({ on: "code" }).answer(cart("c1", "1×41", { attributes, ...listed("BRO25") }));
    expect(tab.since.at(-1)).toBe("code: write  and ");
    expect(tab.answer(down).since.at(-1)).toBe("code: write  and as they are");
    tab
      .answer(cart("c1", "1×41"))
      .do({ on: "code" })
      .answer(cart("c1", "1×41", listed("BRO25")));
    tab.answer(cart("c1", "1×41"));
    expect(tab.shared.record).toBe("");
  });

  it("is written once for 5,000 that follow one another, and is the last of them", () => {
    const tab = opened(cart("c1", "1×41")).add("1×42").share(BRO);
    for (let followed = 0; followed < 5_000; followed += 1) tab.do({ on: "code" });
    expect(tab.state.jobs.map(({ want }) => want.do)).toEqual(["add", "code"]);
  });

  it("that the shop lists no longer is given again", () => {
    const tab = opened(cart("c1", "1×41"), GIVEN);
    expect(tab.asked.map((request) => words(request))).toEqual(["code: read c1"]);
    tab.answer(cart("c1", "1×41", { attributes: [{ key: "__snowball", value: "BRO25" }] }));
    expect(tab.since).toEqual(["code: write as they are and BRO25"]);
  });

  it("that the shop leaves out of its list when it is written is refused, and not written again", () => {
    const tab = opened(cart("c1", "1×41"), GIVEN).answer(cart("c1", "1×41"), cart("c1", "1×41"));
    expect(tab.state.refused).toBe("c1 BRO25");
    expect(tab.do({ on: "code" }).asked).toEqual([]);
  });

  it("replaces the one that a closed tab has written late; once, where the shop keeps that one", () => {
    const late = { attributes: [{ key: "__snowball", value: "MATTE15" }], ...listed("MATTE15") };
    const tab = opened(cart("c1", "1×41", late), GIVEN).answer(cart("c1", "1×41", late));
    expect(tab.since.at(-1)).toBe("code: write __snowball=BRO25 and BRO25");
    expect(tab.answer(cart("c1", "1×41", late)).do({ on: "code" }).since).toEqual(["show 1×41"]);
  });

  it("that is refused is not written for ever because of an attribute that this tab has seen before", () => {
    const [earlier, ours] = ["MATTE15", "BRO25"].map((value) => ({
      attributes: [{ key: "__snowball", value }],
    }));
    const tab = opened(cart("c1", "1×41", earlier), GIVEN).answer(cart("c1", "1×41", ours));
    expect(tab.answer(refused("discountCodes")).asked).toEqual([]);
    // The attribute was written by itself.
    const moved = opened(cart("c1", "1×41", earlier), GIVEN).answer(cart("c1", "1×41", earlier));
    expect(moved.answer(refused("discountCodes")).state.unmoved).toBe("c1 BRO25");
  });

  it("whose write changes nothing that is shown is not announced: other tabs would answer with theirs", () => {
    const tab = opened(cart("c1", "1×41"), BRO).answer(cart("c1", "1×41"), down, cart("c1", "1×41"));
    expect(tab.shared.change).toBeNull();
    const [theirs, ours] = [cart("c1", "1×41", listed("MATTE15")), cart("c1", "1×41", listed("BRO25"))];
    const changed = opened(theirs, { ...BRO, record: '["c1","MATTE15"]' }).answer(theirs, ours);
    expect(changed.shared.change).not.toBeNull();
  });

  it("that the shop dropped with the last line comes back with the next", () => {
    const tab = given("1×41").set("0×41").answer(cart("c1", ""));
    expect(tab.do({ on: "code" }).asked).toEqual([]);
    tab.add("1×41").answer(cart("c1", "1×41"));
    expect(tab.since.at(-1)).toBe("code: read c1");
  });

  it("stays refused, and not absent, while the shop lists it", () => {
    expect(opened(cart("c1", "1×41", listed("BRO25", false)), GIVEN).asked).toEqual([]);
  });

  it.each([down, busy])("whose write fails leaves the attribute, which is written alone: %j", (failure) => {
    const tab = opened(cart("c1", "1×41"), BRO).answer(cart("c1", "1×41"), failure);
    expect(tab.since.at(-1)).toBe("code: write __snowball=BRO25 and as they are");
  });

  it("that is removed in another tab, while its write fails, is taken off again", () => {
    const tab = opened(cart("c1", "1×41"), BRO).answer(cart("c1", "1×41")).share({ code: null, record: "" });
    expect(tab.answer(down).since.at(-1)).toBe("code: read c1");
    const alone = opened(cart("c1", "1×41"), BRO)
      .answer(cart("c1", "1×41"), down)
      .share({ code: null, record: "" });
    expect(alone.answer(down).since.at(-1)).toBe("code: read c1");
  });

  it("is written without the campaign that the shop refuses, and without attributes then", () => {
    const tab = opened(cart("c1", "1×41"), { ...BRO, campaign: "utm_source=x" });
    tab.answer(cart("c1", "1×41"), refused("attributes"));
    expect(tab.since.slice(-2)).toEqual([
      "code: write utm_source=x&__snowball=BRO25 and BRO25",
      "code: write __snowball=BRO25 and BRO25",
    ]);
    expect(tab.answer(refused("attributes")).since.at(-1)).toBe("code: write as they are and BRO25");
    const alone = opened(cart("c1", "1×41"), { ...BRO, campaign: "utm_source=x" }).answer(
      cart("c1", "1×41"),
      down,
    );
    alone.answer(refused("attributes"));
    expect(alone.since.at(-1)).toBe("code: write __snowball=BRO25 and as they are");
    expect(alone.answer(refused("attributes")).asked).toEqual([]);
  });

  it("that the shop refuses takes the one that it follows off the cart", () => {
    const tab = given("1×41").share({ code: "MATTE15" });
    tab.do({ on: "code" }).answer(cart("c1", "1×41", listed("BRO25")), refused("discountCodes"));
    expect(tab.since).toEqual([
      "code: read c1",
      "code: write __snowball=MATTE15 and MATTE15",
      "code: write __snowball=MATTE15 and ",
    ]);
    // Refused that, too: the earlier one is known to be there, and tried again.
    expect(tab.answer(refused("discountCodes")).do({ on: "code" }).since).toEqual(["code: read c1"]);
  });

  it("that is followed while an earlier one is late comes after it", () => {
    const tab = opened(cart("c1", "1×41"), BRO).answer(cart("c1", "1×41")).do({ on: "waited", flow: 1 });
    tab.share({ code: "MATTE15" }).do({ on: "code" });
    expect(tab.answer(cart("c1", "1×41", listed("BRO25"))).since.at(-1)).toBe("code: read c1");
  });

  it("that is listed, where a choice of codes fails, is not refused", () => {
    const codes = (...names: string[]) => names.map((code) => ({ code, applicable: code === names[0] }));
    const priced = (totalCents: number, ...names: string[]) =>
      cart("c1", "1×41", {
        codes: codes(...names),
        figures: { lines: [], codes: codes(...names), discounts: [], totalCents },
      });
    const tab = opened(cart("c1", "1×41"), BRO).answer(priced(90, "SALE"), priced(90, "SALE", "BRO25"));
    tab.answer(priced(70, "BRO25"), down);
    expect(tab.state.refused).toBe("");
  });

  it("that takes longer than 3 s is not waited for", () => {
    const tab = opened(cart("c1", "1×41")).share(BRO);
    tab.add("1×42");
    expect(tab.since).toEqual(["code: read c1"]);
    expect(tab.do({ on: "waited", flow: 1 }).since).toEqual(["add 1×42 to c1"]);
  });

  it("is waited for as long as it may take, whatever the timer of an earlier one says", () => {
    const tab = opened(cart("c1", "1×41"), BRO).answer(down).add("1×42");
    expect(tab.do({ on: "waited", flow: 1 }).since).toEqual(["code: read c1"]);
    expect(tab.do({ on: "waited", flow: 2 }).since).toEqual(["add 1×42 to c1"]);
  });
});

describe("a new cart goes on", () => {
  it("without the campaign, then without attributes, then without the discount code that the shop refuses", () => {
    const tab = opened(null, { ...BRO, campaign: "utm_source=x" }).add("1×41");
    tab.answer(refused("attributes"), refused("attributes"), refused("discountCodes"));
    expect(tab.since).toEqual([
      "create 1×41 with utm_source=x&__snowball=BRO25 and BRO25",
      "create 1×41 with __snowball=BRO25 and BRO25",
      "create 1×41 with none and BRO25",
      "create 1×41 with none and none",
    ]);
  });

  it("also for Buy now", () => {
    const tab = opened(null, BRO).buy("1×41");
    tab.answer(refused("attributes"), cart("d1", "1×41"));
    expect(tab.since.slice(-2)).toEqual(["direct: create 1×41 with none and BRO25", "leave for d1"]);
  });
});

describe("a way to the checkout", () => {
  it.each(["0×41", "1×41", ""])("of 2 that come as %s without a word stays on the page", (lines) => {
    const tab = opened(null).buy("2×41");
    expect(tab.answer(cart("d1", lines)).since.at(-1)).toBe("report sold-out");
  });

  it("is prepared once, however often the shopper taps meanwhile, and again after a failure", () => {
    const tab = opened(null).buy("1×41").buy("1×41");
    expect(tab.since).toEqual(["direct: create 1×41 with none and none"]);
    expect(tab.answer(busy).buy("1×41").since).toEqual([
      "report busy",
      "direct: create 1×41 with none and none",
    ]);
  });

  it("is not taken where the cart that has to be read first cannot be", () => {
    const tab = opened(cart("c1", "1×41")).share({ objected: true }).checkOut().answer(down);
    expect(tab.since).toEqual(["read c1", "report down"]);
  });

  it("is taken once, after what was asked for before, and not where that failed", () => {
    const tab = opened(cart("c1", "1×41")).set("2×41").checkOut().checkOut();
    expect(tab.answer(cart("c1", "2×41")).since.at(-1)).toBe("leave for c1");
    tab.set("3×41").checkOut();
    expect(tab.answer(busy).since).toEqual(["set 3×line-41 in c1", "report busy"]);
  });

  it("reads the cart first where it may be bought, and where the visitor's choice has changed", () => {
    const bought = opened(cart("c1", "1×41"), { spent: "c1" }).checkOut();
    expect(bought.since).toEqual(["read c1"]);
    // With or without an event, and although it is what it was again.
    const stale = opened(cart("c1", "1×41")).share({ objected: true }).do({ on: "tab" });
    stale.share({ objected: false }).checkOut();
    expect(stale.answer(cart("c1", "1×41")).since).toEqual(["read c1", "show 1×41", "leave for c1"]);
  });

  it("makes the cart one that was left", () => {
    const tab = opened(cart("c1", "1×41")).do({ on: "left", id: "c1" });
    expect([tab.state.cart.is, tab.shared.spent]).toEqual(["left", "c1"]);
  });
});
