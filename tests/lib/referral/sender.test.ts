import { describe, expect, it } from "vitest";
import { keepsSender, readSender, senderOf, type Sender } from "@/lib/referral/sender";
import { senderFile, senderFileCount } from "@/lib/referral/sender-files";
import { DRE } from "./dre";

const MAYA: Sender = { ...DRE, code: "MATTE15", name: "Maya" };

it.each([
  ["the affiliate of the live code", "BRO25", null, "Dre"],
  ["also in another letter case", "bro25", { state: "known", percent: 25 }, "Dre"],
  ["also while the service cannot be read", "MATTE15", { state: "unread" }, "Maya"],
  ["nobody without a code", null, null, undefined],
  ["nobody for a code that the service does not know", "BRO25", { state: "unknown" }, undefined],
  ["nobody for the code of an affiliate without a page", "OTHER5", null, undefined],
] as const)("who sent the visitor is %s", (_, code, answer, name) => {
  expect(senderOf(code, answer, [null, DRE, MAYA])?.name).toBe(name);
});

it("somebody is kept where the live record or a replaced one has an affiliate", () => {
  const [plain, sent] = [
    { code: "OTHER5", expiry: 1 },
    { code: "BRO25", expiry: 1, sender: DRE },
  ];
  expect(keepsSender(null)).toBe(false);
  expect(keepsSender({ live: plain, replaced: [plain] })).toBe(false);
  expect(keepsSender({ live: sent, replaced: [] })).toBe(true);
  expect(keepsSender({ live: plain, replaced: [plain, sent] })).toBe(true);
});

describe("an affiliate in outside data", () => {
  it("is read without what does not belong to him", () => {
    const sent = { ...DRE, source: "a mail", film: 3, percent: "25" };
    expect(readSender(sent)).toEqual({ ...DRE, film: 3, percent: null });
  });

  it.each([
    ["no object", "Dre"],
    ["a field that is missing", { ...DRE, line: undefined }],
    ["a field that is no text", { ...DRE, line: 7 }],
    ["a picture from elsewhere", { ...DRE, face: 'a"), url("https://evil.example/b' }],
  ])("is nobody with %s", (_, value) => expect(readSender(value)).toBeNull());
});

it("the files of 1,000 affiliates have less than 2 KB each", () => {
  const files = new Map<string, number>();
  const size = JSON.stringify({ ...DRE, name: "n".repeat(40), line: "l".repeat(80) }).length;
  for (let number = 0; number < 1_000; number++) {
    const file = senderFile(`CODE${number}`, senderFileCount(1_000));
    files.set(file, (files.get(file) ?? 0) + size);
  }
  expect(Math.max(...files.values())).toBeLessThan(2_048);
  expect([senderFile("bro25", 64), senderFile("BRO25", 64)]).toEqual(Array(2).fill("/data/bros/5.json"));
  expect(senderFileCount(0)).toBe(0);
});
