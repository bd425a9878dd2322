// What the picker says of a problem that the shop's connection may have.
import { expect, it } from "vitest";
import { shopProblems } from "@/content/interface";
import { fillText } from "@/lib/text/fill-text";
import { problemText } from "@/features/checkout/problem-text";
import type { ShopReport } from "@/lib/purchase/shop-problem";

it("says how many of a bundle the shop had", () => {
  expect(problemText(shopProblems, { problem: "few-left", quantity: 2 })).toBe(
    fillText(shopProblems["few-left"], { quantity: 2 }),
  );
});

it("quotes the shop where it has its own words, and says something true where it has none", () => {
  expect(problemText(shopProblems, { problem: "remark", message: "Limit 2." })).toBe(
    fillText(shopProblems.quoted, { message: "Limit 2." }),
  );
  expect(problemText(shopProblems, { problem: "remark" })).toBe(shopProblems.remark);
});

it("has a sentence for each of several remarks on one change", () => {
  const report: ShopReport = { problem: "quantity", others: [{ problem: "remark", message: "Limit 2." }] };
  expect(problemText(shopProblems, report)).toBe(
    `${shopProblems.quantity} ${fillText(shopProblems.quoted, { message: "Limit 2." })}`,
  );
});
