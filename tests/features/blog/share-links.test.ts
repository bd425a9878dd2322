import { expect, it } from "vitest";
import { facebookLink, linkedInLink, mailShareLink, tweetLink } from "@/features/blog/share-controls";

const url = "https://mugworks.example/muglife/a-b";
const title = "Shine & co: 50% off? “No”";

it("encodes the address and the text, so that they arrive unchanged", () => {
  const tweet = new URL(tweetLink(title, url));
  expect(tweet.searchParams.get("text")).toBe(title);
  expect(tweet.searchParams.get("url")).toBe(url);
  expect(new URL(facebookLink(url)).searchParams.get("u")).toBe(url);
  expect(new URL(linkedInLink(url)).searchParams.get("url")).toBe(url);
});

it("encodes spaces in the subject of a mail as %20, not as plus signs", () => {
  const link = mailShareLink("Two words", url);
  expect(link).toContain("subject=Two%20words&");
  expect(decodeURIComponent(link)).toContain(`body=${url}`);
});
