import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkoutPath, dropPath, paths } from "@/lib/site/paths";
import { addressOfReservedName } from "@/lib/referral/reserved-names";

describe("a reserved name", () => {
  it.each<[address: string, names: string[]]>([
    [paths.home, ["home", "index", "index.html"]],
    [dropPath, ["shop", "store", "buy", "product", "products", "collections", "pricing"]],
    [checkoutPath, ["cart", "basket", "checkout", "check-out"]],
    [paths.about, ["aboutus", "about-us"]],
    [paths.brocode, ["bro-code", "Bro_Code"]],
    [paths.bros, "refer referral referrals affiliate affiliates partners join register sign-up".split(" ")],
    [paths.contact, ["contacts", "contactus", "contact-us", "support", "customer-service", "orders"]],
    [paths.faq, ["faqs", "FAQS", "help", "faq.html", "faq.htm", "f-a-q", "search"]],
    [paths.muglife, ["blog", "blogs", "news", "mug-life", "feed", "rss"]],
    [paths.mugshots, ["mugshot", "mug-shots"]],
    [paths.optOut, ["optout", "opt-out"]],
    [paths.privacy, ["privacy-policy", "privacypolicy"]],
    [
      paths.returnPolicy,
      "return returns refund refunds refund-policy returns-policy returnpolicy".split(" "),
    ],
    [paths.shippingPolicy, ["shipping", "Shipping", "shippingpolicy", "delivery", "track", "tracking"]],
    [paths.terms, ["termsofservice", "terms-of-service", "terms-and-conditions"]],
    [paths.notFound, "login log-in account admin wp-admin wp-login sitemap robots api dashboard".split(" ")],
  ])("leads to %s: %j", (address, names) => {
    for (const name of names) expect(addressOfReservedName(name), name).toBe(address);
  });

  it("of a page leads to that page, whatever its letter case", () => {
    for (const path of Object.values(paths)) {
      const [name = "", ...rest] = path.slice(1).split("/");
      if (name === "" || rest.length > 0) continue;
      expect(addressOfReservedName(name.toUpperCase()), path).toBe(path);
    }
  });

  it("of a folder that has no page leads to the 404 page", () => {
    const folders = readdirSync("public", { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const segments = Object.values(paths).flatMap((path) => path.split("/").slice(1, -1));
    expect(folders).not.toEqual([]);
    expect(segments).not.toEqual([]);
    for (const name of [...folders.map((folder) => folder.name), ...segments, "assets", "data", "social"])
      expect(addressOfReservedName(name), name).toBe(paths.notFound);
  });
});

it.each([
  ..."shop25 mugs shop\0 faq/ <shop> ｓｈｏｐ __proto__ - .html policy".split(" "),
  "",
  "shop".repeat(50_000),
])("%.20j is no reserved name", (name) => expect(addressOfReservedName(name)).toBeNull());
