// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { exported, notesWith, type Order, report } from "./exported-orders";

describe("with the folder of what was paid", () => {
  let payouts = "";
  beforeEach(() => {
    payouts = mkdtempSync(join(tmpdir(), "payouts-"));
  });
  const pay = (...orders: Order[]) => report(exported(...orders), "--paid", payouts);
  const written = (): string[][] =>
    readdirSync(payouts)
      .sort()
      .map((name) => readFileSync(join(payouts, name), "utf8").trim().split("\n").slice(1))
      .map((lines) => lines.map((line) => line.split(",").slice(0, 4).join(",")));
  const bro = { notes: notesWith("BRO25") };

  it("writes what each order earns once, and nothing the second time", () => {
    const orders = [{ name: "#1", ...bro }, { name: "#2", subtotal: "40.00", ...bro }, { name: "#3" }];
    expect(pay(...orders).output).toContain("| BRO25 | USD      | 15.00  | #1 #2      |");
    expect(written()).toEqual([["#1,BRO25,USD,5.00", "#2,BRO25,USD,10.00"]]);
    expect(pay(...orders).output).toContain("Nothing is to pay");
    expect(written()).toHaveLength(1);
  });

  it("takes a code in other letter case for the one that was paid", () => {
    pay({ name: "#1", ...bro });
    expect(pay({ name: "#1", notes: notesWith("bro25") }).output).toContain("Nothing is to pay");
  });

  it("knows a code again that it has escaped for spreadsheets", () => {
    const order = { name: "#1", notes: notesWith("-BRO") };
    expect([pay(order), pay(order)].map(({ output }) => output)).toEqual([
      expect.stringContaining("To pay now"),
      expect.stringContaining("Nothing is to pay"),
    ]);
  });

  it("takes back what a late refund or a cancellation took, and pays a code that was corrected", () => {
    pay({ name: "#1", ...bro }, { name: "#2", ...bro }, { name: "#3", ...bro }, { name: "#4", ...bro });
    pay(
      { name: "#1", refunded: "10.00", status: "partially_refunded", ...bro },
      { name: "#2", cancelled: "2026-11-01 10:00:00 -0500", ...bro },
      { name: "#3", notes: notesWith("MATTE15") },
    );
    expect(written()[1]?.toSorted()).toEqual([
      "#1,BRO25,USD,-2.50",
      "#2,BRO25,USD,-5.00",
      "#3,BRO25,USD,-5.00",
      "#3,MATTE15,USD,5.00",
    ]);
  });

  it("waits while the goods can be returned, and pays then also what an earlier export had", () => {
    pay({ name: "#1", fulfilled: "", ...bro });
    expect(written()).toEqual([]);
    pay({ name: "#1", ...bro });
    expect(written()).toEqual([["#1,BRO25,USD,5.00"]]);
    // It was sent once more.
    pay({ name: "#1", fulfilled: "", ...bro });
    expect(written()).toHaveLength(1);
  });

  it("refuses a file that it cannot read, instead of paying twice", () => {
    writeFileSync(join(payouts, "old.csv"), "order,code,currency,amount\n#1,BRO25,USD,five\n");
    const { errors, status } = pay({ name: "#1", ...bro });
    expect([status, errors]).toEqual([1, expect.stringContaining("row 1 has no readable amount")]);
    expect(readdirSync(payouts)).toEqual(["old.csv"]);
  });
});
