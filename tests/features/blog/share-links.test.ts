import { expect, it } from "vitest";
import { facebookLink, linkedInLink, mailShareLink, tweetLink } from "@/features/blog/share-links";

const url = "https://mugworks.example/muglife/a-b";
const title = "Shine & co: 50% off? “No”";

it("the address and the words arrive whole", () => {
  const tweet = new URL(tweetLink(title, url));
  expect(tweet.searchParams.get("text")).toBe(title);
  expect(tweet.searchParams.get("url")).toBe(url);
  expect(new URL(facebookLink(url)).searchParams.get("u")).toBe(url);
  expect(new URL(linkedInLink(url)).searchParams.get("url")).toBe(url);
});

it("a mail's subject has spaces, not plus signs", () => {
  const link = mailShareLink("Two words", url);
  expect(link).toContain("subject=Two%20words&");
  expect(decodeURIComponent(link)).toContain(`body=${url}`);
});
