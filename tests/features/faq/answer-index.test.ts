import { describe, expect, it } from "vitest";
import { faq } from "@/content/faq";
import { faqPages } from "@/content/faq-pages";
import { indexAnswers } from "@/features/faq/answer-index";

const find = indexAnswers(faq, faqPages);

// The expectations are the ids of answers and the addresses of pages, so an edited text breaks none of them.
describe("a buyer who types", () => {
  it.each([
    ["how much does it cost", "price"],
    ["exspensive", "price"],
    ["hsipping", "shipping"],
    ["how long does delivery take", "shipping"],
    ["can I return an opened pack", "returns"],
    ["money back", "returns"],
    ["coupon code", "discounts"],
    ["cancelation", "cancel"],
    ["trakcing", "tracking"],
    ["ebard", "beard"],
    ["toilet", "flushable"],
    ["perfume", "scent"],
    ["acne", "breakouts"],
    ["gym", "when-to-use"],
    ["makeup", "women"],
    ["sunscren", "other-skincare"],
  ])("%j gets the answer %s alone", (query, id) => expect([...find(query).answers]).toEqual([id]));

  it.each([
    ["shiping", "/shipping-policy#delivery"],
    ["do you ship to canada", "/shipping-policy#where-we-ship"],
    ["restocking fee", "/return-policy#cost"],
    ["refnd", "/return-policy#refund"],
    ["discount", "/terms#promos-and-discounts"],
    ["sales tax", "/terms#orders-and-payments"],
    ["cookies", "/privacy#cookies"],
    ["unsubscribe", "/pages/data-sharing-opt-out"],
    ["costumer service", "/contact"],
    ["affiliate", "/bros"],
  ])("%j gets the page %s", (query, address) => {
    expect(find(query).pages.map(({ to }) => to)).toContain(address);
  });

  it.each(["lawnmower", "qwerty", "asdf", "!", "0".repeat(300), "lawnmower ".repeat(100_000)])(
    "%.20j, which nothing is about, gets no answer for it and no page",
    (query) => {
      const { answers, pages } = find(query);
      expect(pages).toEqual([]);
      expect([0, faq.length]).toContain(answers.size);
    },
  );
});

describe("the index", () => {
  const item = (id: string, question: string, answer: string, ...searchWords: string[]) => ({
    id,
    question,
    answer: [answer],
    searchWords,
  });
  const page = (to: string, heading: string, text: string, ...searchWords: string[]) => ({
    to,
    heading,
    page: null,
    blocks: [text],
    searchWords,
  });
  const search = indexAnswers(
    [
      item("a", "Amber?", "Not of jade."),
      item("b", "Black?", "Amber in part.", "jade"),
      item("c", "Coral jade?", ""),
    ],
    [page("/a", "Amber", "Coral."), page("/b", "Basalt", "Amber coral."), page("/c", "Cobalt", "", "opal")],
  );
  const found = (query: string) => {
    const { answers, pages } = search(query);
    return [...answers, ...pages.map(({ to }) => to)];
  };

  it.each([
    ["prefers what is about the word to what contains it", "amber", ["a", "/a"]],
    ["finds what contains the word where nothing is about it", "part", ["b"]],
    ["keeps the answers in their order", "jade", ["b", "c"]],
    ["prefers all words to some", "coral jade", ["c"]],
    ["finds some of the words where nothing has all", "cobalt black", ["b", "/c"]],
    ["prefers a word as it is spelled", "opal", ["/c"]],
    ["finds the beginning of a word", "bas", ["/b"]],
    ["finds a word with one letter wrong", "coba1t", ["/c"]],
    ["finds a long word with two letters changed", "baslat", ["/b"]],
    ["takes no other first letter for a second mistake", "robatt", []],
    ["takes no short word for another", "ope", []],
    ["finds all answers for a query without a subject", "how do I", ["a", "b", "c"]],
  ])("%s", (_, query, expected) => expect(found(query)).toEqual(expected));

  it("lists the first four of the pages that it finds", () => {
    const five = ["/a", "/b", "/c", "/d", "/e"].map((to) => page(to, "Amber", ""));
    expect(indexAnswers([], five)("amber").pages).toEqual(five.slice(0, 4));
  });
});
