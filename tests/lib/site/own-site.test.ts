import { expect, it } from "vitest";
import { isOnSite, parseAddress } from "@/lib/site/own-site";

const SITES = ["https://wipes.example", "http://localhost:4310/faq"];
const isOwn = (address: string) => isOnSite(new URL(address), SITES);

it.each(
  `https://wipes.example/cart/c/1 http://wipes.example https://www.wipes.example/
  https://WIPES.example:8443/x https://wipes.example./x https://localhost/cart`.split(/\s+/),
)("%s is on the site", (address) => expect(isOwn(address)).toBe(true));

it.each([
  "https://shop.wipes.example",
  "https://wipes.www.example",
  "https://wipes.example.com",
  "https://notwipes.example",
  "data:text/html,wipes.example",
])("%s is not", (address) => expect(isOwn(address)).toBe(false));

it("www. belongs to a site whose own address has it", () => {
  expect(isOnSite(new URL("https://wipes.example"), ["https://www.wipes.example"])).toBe(true);
});

it("a site that is no address is none", () => {
  expect(isOnSite(new URL("https://wipes.example"), ["", "wipes.example"])).toBe(false);
});

it("what is no address is null", () => {
  expect(parseAddress("https://")).toBeNull();
  expect(parseAddress("/cart", "https://wipes.example")?.href).toBe("https://wipes.example/cart");
});
