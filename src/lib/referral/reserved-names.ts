// Names in an address that are no referral codes: those of our pages, names that visitors type for them, and folders.
import { checkoutPath, dropPath, paths } from "@/lib/site/paths";

/**
 * Other names that lead to a page, in the form of `plain`. Each is lost as a referral code, and the list loads
 * before the application, so it holds only what visitors type. The last row holds the folders and other files of the
 * built site, which have no page: tests compare it to lib/site/paths.ts and to dist.
 */
const otherNames: readonly [address: string, names: string][] = [
  [paths.home, "home index discount"],
  [dropPath, "shop store buy product products collections order pricing"],
  [checkoutPath, "cart basket checkout"],
  [paths.about, "aboutus"],
  [
    paths.bros,
    "refer referral referrals affiliate affiliates partner partners ambassador ambassadors join register signup",
  ],
  [paths.contact, "contacts contactus support customerservice orders"],
  [paths.faq, "faqs help search"],
  [paths.muglife, "blog blogs news feed rss articles"],
  [paths.mugshots, "mugshot"],
  [paths.optOut, "optout"],
  [paths.returnPolicy, "returns refund refunds"],
  [paths.shippingPolicy, "delivery track tracking"],
  [paths.terms, "termsofservice termsandconditions tos legal"],
  [
    paths.notFound,
    "assets brand data demo feeds frames pages pictures shell social videos account accounts admin administrator api app login logout signin profile dashboard robots sitemap wpadmin wplogin",
  ],
];

const addresses = new Map<string, string>();
for (const path of Object.values(paths)) addresses.set(plain(path.slice(1)), path);
addresses.delete("");
// No link of the shop leads into the demo's checkout, which takes what to buy from its address.
addresses.delete("demo/checkout");
for (const [address, names] of otherNames) for (const name of names.split(" ")) addresses.set(name, address);

/** Letter case, hyphens, the word policy and the `.html` of an old link make no difference. */
function plain(name: string): string {
  return name.toLowerCase().replace(/\.html?$|policy|[-_]/g, "");
}

/**
 * Returns the address that a reserved name leads to, given the only segment of an address: `/faq` for `faq`, `FAQ`, `faqs`
 * and `faq.html`. Returns null for any other name, which may be a referral code.
 */
export function addressOfReservedName(segment: string): string | null {
  return addresses.get(plain(segment)) ?? null;
}
