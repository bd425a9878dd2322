import { describe, expect, it } from "vitest";
import { faq } from "@/content/faq";
import { findAnswers } from "@/features/faq/find-answers";

const items = [
  {
    id: "scent",
    question: "Do they smell of anything?",
    answer: ["No. Scent-free."],
    searchWords: ["perfume"],
  },
  { id: "flush", question: "Are they flushable?", answer: ["No. It’s paper, [read why](/about)."] },
  { id: "gym", question: "When should I use one?", answer: [{ list: ["After the gym", "Café light"] }] },
];
const found = (query: string) => [...findAnswers(items, query)];

describe("a search of the answers", () => {
  it.each([
    ["SMELL", ["scent"]],
    ["smells", ["scent"]],
    ["flu", ["flush"]],
    ["flushing", ["flush"]],
    ["can I flush it?", ["flush"]],
    ["perfumes", ["scent"]],
    ["cafe", ["gym"]],
    ["its paper", ["flush"]],
    ["no", ["scent", "flush"]],
    ["gym paper", []],
    ["about", []],
    ["lawnmower", []],
  ])("for %j finds %j", (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it.each(["", "   ", "?!", "how do I", "(.*"])("for %j, which says nothing, finds all", (query) => {
    expect(found(query)).toHaveLength(3);
  });

  it("for a whole book is an answer, too", () => {
    expect(found("lawnmower ".repeat(100_000))).toEqual([]);
  });

  it.each([
    ["acne", "breakouts"],
    ["toilet", "flushable"],
    ["smell", "scent"],
    ["girlfriend", "women"],
    ["sunscreen", "other-skincare"],
    ["bald", "bald-heads"],
  ])("for what people call %s finds the answer %s", (query, id) => {
    expect(findAnswers(faq, query)).toContain(id);
  });
});
