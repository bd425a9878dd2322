import { describe, expect, it } from "vitest";
import { faq } from "@/content/faq";
import { findAnswers } from "@/features/faq/use-answer-search";

const items = [
  {
    id: "scent",
    question: "Does it smell at all?",
    answer: ["No. None."],
    searchWords: ["perfume"],
  },
  { id: "flush", question: "Is it flushable?", answer: ["No. It’s paper, [read why](/about)."] },
  { id: "gym", question: "When is it used?", answer: [{ list: ["Any morning", "Café light"] }] },
];
const found = (query: string) => [...findAnswers(items, query)];

describe("a search in the answers", () => {
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
  ])("for %j finds %j", (query, ids) => expect(found(query)).toEqual(ids));

  it.each(["", "   ", "?!", "how do I", "(.*"])("for %j, which holds no search term, finds all", (query) => {
    expect(found(query)).toHaveLength(3);
  });

  it("for a very long text returns a result, too", () => {
    expect(found("lawnmower ".repeat(100_000))).toEqual([]);
  });

  it.each(faq.flatMap(({ id, searchWords = [] }) => searchWords.map((query) => [query, id])))(
    "for the search word %s of the content finds the answer %s",
    (query, id) => expect(findAnswers(faq, query)).toContain(id),
  );
});
