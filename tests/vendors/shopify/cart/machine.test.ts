// @vitest-environment node
// The rules of the cart's lines, one row each: what has happened, and what the machine asks for then.
import { describe, expect, it } from "vitest";
import { LINE, cart, NONE, down, remark, words, Tab, opened, NOTHING, refused } from "./tab";
import type { Happening } from "@/vendors/shopify/cart/state";

describe("an addition", () => {
  it("makes the first cart", () => {
    const tab = opened(null).add("1×41");
    expect(tab.since).toEqual(["create 1×41 with none and none"]);
    tab.answer(cart("c1", "1×41"));
    expect(tab.since).toEqual(["keep cartId c1", "show 1×41 after 41"]);
    expect(tab.state.cart.is).toBe("open");
  });

  it("is put into the cart of an earlier visit, and into that of another tab", () => {
    expect(opened(cart("c1", "1×41")).add("1×42").since).toEqual(["add 1×42 to c1"]);
    const tab = opened(null).share({ cartId: "c2", change: "theirs" });
    tab.add("1×42").answer(cart("c2", "1×41"));
    expect(tab.since).toEqual(["read c2", "show 1×41", "add 1×42 to c2"]);
  });

  it("waits for the one before it", () => {
    const tab = opened(null).add("1×41").add("1×41");
    expect(tab.since).toEqual(["create 1×41 with none and none"]);
    tab.answer(cart("c1", "1×41"));
    expect(tab.since.at(-1)).toBe("add 1×41 to c1");
  });

  it("whose answer is lost is not sent again where the cart has it", () => {
    const tab = opened(cart("c1", "1×41")).add("1×41").answer(down, cart("c1", "2×41"));
    expect(tab.since).toEqual(["add 1×41 to c1", "read c1", "show 2×41 after 41"]);
  });

  it("whose answer is lost is sent once more where the cart has it not", () => {
    const tab = opened(cart("c1", "1×41")).add("1×41").answer(down, cart("c1", "1×41"));
    expect(tab.since).toEqual(["add 1×41 to c1", "read c1", "add 1×41 to c1"]);
    tab.answer(down, cart("c1", "1×41"));
    expect(tab.since).toEqual(["read c1", "report down"]);
    // The shopper repeats it: the first may have arrived by now.
    tab.add("1×41").answer(cart("c1", "2×41"));
    expect(tab.since).toEqual(["read c1", "show 2×41", "show 2×41 after 41"]);
  });

  it("that failed is sent again where another tab has changed the cart since", () => {
    const tab = opened(cart("c1", "1×41")).add("1×41").answer(down, down).share({ change: "theirs" });
    expect(tab.add("1×41").answer(cart("c1", "2×41")).since.at(-1)).toBe("add 1×41 to c1");
  });

  it.each([
    ["failed and may have been made", [down, down]],
    ["was refused, perhaps because it arrived twice,", [refused()]],
  ])("that %s lets every tab read the cart before its next change", (_, answers) => {
    const tab = opened(cart("c1", "2×41"))
      .set("0×41")
      .answer(...answers);
    const other = opened(cart("c1", "2×41")).share({ change: tab.shared.change });
    expect([tab.add("1×41").since.at(-1), other.add("1×41").since.at(-1)]).toEqual(["read c1", "read c1"]);
  });

  it.each(["busy", "refused", "missing"] as const)(
    "that the shop has not run is only reported: %s",
    (problem) => {
      const tab = opened(cart("c1", "1×41")).add("1×41");
      expect(tab.answer({ is: "failed", problem }).since).toEqual(["add 1×41 to c1", `report ${problem}`]);
    },
  );

  it.each([
    ["0×41", "report sold-out"],
    ["2×41", "report few-left 2"],
  ])("of 3 that comes as %s without a warning: %s", (lines, reported) => {
    const tab = opened(null).add("3×41").answer(cart("c1", lines));
    expect(tab.since).toContain(reported);
  });

  it.each([
    ["in the shop's words", [remark("VALIDATION_CUSTOM")], "report remark"],
    ["without a word", [], "report unknown"],
  ])("that would be the first, or Buy now, and is refused %s makes no cart", (_, remarks, reported) => {
    const answer = { ...refused(), remarks };
    const asked = "create 1×41 with none and none";
    expect(opened(null).add("1×41").answer(answer).since).toEqual([asked, reported]);
    expect(opened(null).buy("1×41").answer(answer).since).toEqual([`direct: ${asked}`, reported]);
  });

  it("that the shop made beside a user error is reported, whatever the code", () => {
    const answer = cart("c1", "1×41", {}, { remarks: [remark("A_LATER_CODE")] });
    expect(opened(null).add("1×41").answer(answer).since).toContain("report remark");
  });

  it("reports only what the shopper asked for, and not what an app of the shop adds", () => {
    const tab = opened(null).add("1×41").answer(cart("c1", "1×41, 1×99"));
    expect(tab.since).toContain("show 1×41, 1×99 after 41");
  });
});

describe("a cart that the shop has no longer", () => {
  it("which nobody took to the checkout is created again with the next change, and that is reported", () => {
    const tab = opened(cart("c1", "1×41")).add("1×42").answer(NONE, NONE);
    expect(tab.since).toEqual(["add 1×42 to c1", "read c1", "create 1×41, 1×42 with none and none"]);
    tab.answer(cart("c2", "1×41, 1×42"));
    expect(tab.since).toEqual([
      "keep cartId c2",
      "keep spent c1",
      "show 1×41, 1×42 after 42",
      "report cart-gone",
    ]);
  });

  it("and of which fewer come again, without a word, is reported as such, with what was asked for", () => {
    const tab = opened(cart("c1", "1×41")).add("1×41").answer(NONE, NONE, cart("c2", "1×41"));
    expect(tab.since).toContain("report cart-gone few-left 1");
  });

  it("which is taken to the checkout is created again, and drawn: no click of the cart waits for it", () => {
    const tab = opened(cart("c1", "1×41")).share({ objected: true }).checkOut().answer(NONE);
    tab.checkOut().answer(cart("c2", "1×41"));
    expect(tab.since).toContain("show 1×41 after nothing");
  });

  it("which another tab has made again on the way to the checkout is the one that is bought, if it is there", () => {
    const tab = opened(cart("c1", "1×41")).answer().do({ on: "return", isFromCache: true }).answer(NONE);
    tab.share({ cartId: "c2", change: "theirs", spent: "c1" }).checkOut();
    expect(tab.answer(cart("c2", "1×41")).since.at(-1)).toBe("leave for c2");
  });

  it("which was bought is never created again, and nothing is reported", () => {
    const dropped = ["read c1", "keep cartId null", "show nothing"];
    const leaving = opened(cart("c1", "1×41"), { spent: "c1" }).checkOut().answer(NONE);
    expect(leaving.since).toEqual(dropped);
    const tab = opened(cart("c1", "1×41"), { spent: "c1" }).add("1×42").answer(NONE, NONE);
    expect(tab.since).toEqual(["add 1×42 to c1", ...dropped, "create 1×42 with none and none"]);
  });

  it("when the page is opened, is reported once, and its id is dropped", () => {
    const tab = new Tab({ ...NOTHING, cartId: "c1" });
    tab.do({ on: "opened" }).answer(NONE);
    expect(tab.since).toEqual(["read c1", "keep cartId null", "report cart-gone", "show nothing"]);
  });

  it("and that another tab has made anew is not written over: the new one is read", () => {
    const tab = opened(cart("c1", "1×41"), { spent: "c1", change: "theirs" }).share({ change: "bought" });
    tab.do({ on: "tab" });
    tab.share({ cartId: "c2", change: "made anew" });
    expect(tab.answer(NONE).since).toEqual(["read c1", "show nothing", "read c2"]);
    expect(tab.shared.change).toBe("made anew");
  });

  it("is not all: a tab that still shows an earlier one reads that one as well", () => {
    const tab = opened(cart("c1", "1×41")).share({ cartId: "c2", change: "theirs" });
    expect(tab.do({ on: "tab" }).answer(NONE, NONE).since).toEqual([
      "read c2",
      "keep cartId null",
      "report cart-gone",
      "read c1",
    ]);
    expect(tab.state.cart.is).toBe("expired");
    // Bought, both of them.
    const bought = opened(cart("c1", ""), { spent: "c2 c1" }).share({ cartId: "c2", change: "theirs" });
    expect(bought.do({ on: "tab" }).answer(NONE, NONE).since.at(-1)).toBe("show nothing");
  });

  it("and that it has when it is asked: it is changed once more, and then its lines go into a new one", () => {
    const tab = opened(cart("c1", "1×41")).add("1×42").answer(NONE, cart("c1", "1×41"));
    expect(tab.since).toEqual(["add 1×42 to c1", "read c1", "add 1×42 to c1"]);
    tab.answer(NONE, cart("c1", "1×41"));
    expect(tab.since).toEqual(["read c1", "create 1×41, 1×42 with none and none"]);
    // What another tab has added meanwhile is not this one.
    const other = opened(cart("c1", "1×41")).add("1×42").answer(NONE, cart("c1", "1×41, 1×42"));
    expect(other.since.at(-1)).toBe("add 1×42 to c1");
  });
});

describe("an answer that the shop could not give", () => {
  it("drops nothing when the page is opened, and the next change finds the cart", () => {
    const tab = new Tab({ ...NOTHING, cartId: "c1", spent: "c1" });
    tab.do({ on: "opened" }).answer(down);
    expect(tab.since).toEqual(["read c1", "show nothing", "report cart-late"]);
    expect(tab.state.cart).toEqual({ is: "unreadable", id: "c1" });
    expect(tab.add("1×42").answer(cart("c1", "1×41")).since).toEqual([
      "read c1",
      "show 1×41",
      "add 1×42 to c1",
    ]);
  });

  it.each<[string, Happening]>([
    ["the visitor's return", { on: "return", isFromCache: true }],
    ["another tab's change", { on: "tab" }],
  ])("drops nothing at %s", (_, event) => {
    const tab = opened(cart("c1", "1×41"), { spent: "c1" }).share({ change: "theirs" });
    expect(tab.do(event).answer(down).since).toEqual(["read c1"]);
    expect(tab.state.cart.is).toBe("left");
  });

  it("at the checkout leaves for the address that is known", () => {
    const tab = opened(cart("c1", "1×41"), { spent: "c1" }).checkOut().answer(down);
    expect(tab.since).toEqual(["read c1", "leave for c1"]);
  });
});

describe("a change of lines", () => {
  it("is read by a tab that knows the same lines of before, made twice", () => {
    const tab = opened(cart("c1", "1×41")).set("2×41").answer(cart("c1", "2×41"));
    const other = opened(cart("c1", "2×41"), { change: tab.shared.change });
    tab.set("1×41").answer(cart("c1", "1×41")).set("2×41").answer(cart("c1", "2×41"));
    other.share({ change: tab.shared.change });
    expect(other.set("3×41").since.at(-1)).toBe("read c1");
  });

  it("counts a step from what another tab has made of the cart", () => {
    const tab = opened(cart("c1", "1×41")).share({ change: "theirs" });
    expect(tab.set("2×41").answer(cart("c1", "5×41")).since.at(-1)).toBe("set 6×line-41 in c1");
  });

  it("of lines that are gone asks for nothing, and is answered", () => {
    const tab = opened(cart("c1", "1×41")).share({ change: "theirs" });
    expect(tab.set("2×41").answer(cart("c1", "1×42")).since).toEqual(["read c1", "show 1×42"]);
  });

  it("swaps a bundle by an addition and a removal, and keeps it where the addition came to nothing", () => {
    const tab = opened(cart("c1", "1×41"))
      .swap("41", "42")
      .answer(cart("c1", "1×42, 1×41"), cart("c1", "1×42"));
    expect(tab.since).toEqual([
      "add 1×42 to c1",
      "show 1×42, 1×41 after 42",
      "set 0×line-41 in c1",
      "show 1×42 after 41",
    ]);
    // No tab comes between the two.
    expect(tab.locks).toBe(1);
    const again = opened(cart("c1", "1×41")).add("1×43").swap("41", "42").answer(NONE, NONE);
    const made = { ...LINE, id: "new", variantId: "41", quantity: 1 };
    expect(again.answer(cart("c2", "1×43", { lines: [made] })).since.at(-1)).toBe("add 1×42 to c2");
    const kept = opened(cart("c1", "1×41")).swap("41", "42").answer(cart("c1", "0×42, 1×41"));
    expect(kept.since.at(-1)).toBe("report sold-out");
  });

  it("takes lines out that are no longer sold, once, and reports nothing where that fails", () => {
    const tab = opened(cart("c1", "1×41", { unsold: ["dead"] }));
    expect(tab.asked.map((request) => words(request))).toEqual(["remove dead from c1"]);
    expect(tab.answer(cart("c1", "1×41", { unsold: ["dead"] })).asked).toEqual([]);
    const failed = opened(cart("c1", "1×41", { unsold: ["dead"] })).answer(down);
    expect([failed.since, failed.asked]).toEqual([[], []]);
  });
});
