// @vitest-environment node
// Every variable, wrong in each way that it is plausibly typed or pasted: the build stops with one line for each.
import { expect, it } from "vitest";
import { readConfig, VARIABLE_NAMES } from "../../../plugins/config/read-config";

/** What is asked for together: a variable alone would be reported as half of its group. */
const COMPANIONS = {
  VITE_SHOPIFY_DOMAIN: "my-shop.myshopify.com",
  VITE_SHOPIFY_STOREFRONT_TOKEN: "0123456789abcdef0123456789abcdef",
  VITE_SHOPIFY_PRODUCT_ID: "8012345678901",
  VITE_KLAVIYO_COMPANY_ID: "AbC123",
  VITE_KLAVIYO_FORM_ID: "XyZ789",
  VITE_AFFILIATE_API_URL: "https://affiliates.bros.shop",
};
/** The script of the service to which a variable of the reviews belongs. */
const REVIEWS_SCRIPTS: Readonly<Record<string, string>> = {
  JUDGEME: "https://cdn.judge.me/widget_preloader.js",
  YOTPO: "https://cdn-widgetsrepository.yotpo.com/v1/loader/abc",
  OKENDO: "https://cdn-static.okendo.io/reviews-widget-plus/js/okendo-reviews.js",
};
const JUDGE_ME = {
  VITE_JUDGEME_SHOP_DOMAIN: "my-shop.myshopify.com",
  VITE_JUDGEME_PUBLIC_TOKEN: "0123456789abcdefghij",
};
const SITE = "https://bros.shop";

/** Variable | value | what is wrong with it. */
const MALFORMED = `
VITE_SITE_URL | bros.shop | no scheme
VITE_SITE_URL | http://bros.shop | without encryption
VITE_SITE_URL | https://bros.shop/shop | a path
VITE_SITE_URL | https://bros.shop?x=1 | a query
VITE_SITE_URL | "https://bros.shop" | quotation marks, which hosts keep
VITE_SHOPIFY_DOMAIN | https://my-shop.myshopify.com | an address
VITE_SHOPIFY_DOMAIN | my-shop | half of the name
VITE_SHOPIFY_DOMAIN | my-shop.myshopify.com/ | a slash
VITE_SHOPIFY_DOMAIN | me@my-shop.myshopify.com | a user
VITE_SHOPIFY_DOMAIN | admin.shopify.com/store/my-shop | the address of the admin
VITE_SHOPIFY_STOREFRONT_TOKEN | shpat_0123456789abcdef0123456789abcdef | a secret token
VITE_SHOPIFY_STOREFRONT_TOKEN | 0123456789abcdef 0123456789abcdef | a space from a line break
VITE_SHOPIFY_STOREFRONT_TOKEN | <token> | the placeholder
VITE_SHOPIFY_PRODUCT_ID | https://admin.shopify.com/store/my-shop/products/8012345678901 | the address of the product
VITE_SHOPIFY_PRODUCT_ID | gid://shopify/ProductVariant/8012345678901 | the id of a variant
VITE_SHOPIFY_PRODUCT_ID | gid://shopify/Product/ | an id without its number
VITE_AFFILIATE_API_URL | /api/affiliates | a path alone
VITE_AFFILIATE_API_URL | https://affiliates.bros.shop/?code=BRO25 | a query
VITE_AFFILIATE_API_TOKEN | Bearer abcdef0123456789 | the whole header
VITE_AFFILIATE_API_TOKEN | shpat_0123456789abcdef0123456789abcdef | a secret of the shop
VITE_AFFILIATE_SIGNUP_URL | <iframe src="https://x.example"></iframe> | the code for embedding
VITE_REFERRAL_SCRIPT_URL | //tracker.example/referral.js | no scheme
VITE_REFERRAL_TRACKER_GLOBAL | SocialSnowball.track() | a call
VITE_REFERRAL_TRACKER_GLOBAL | SocialSnowball..track | two dots
VITE_REFERRAL_TRACKER_GLOBAL | 1st.track | a digit at the beginning
VITE_KLAVIYO_COMPANY_ID | pk_0123456789abcdef0123456789abcdef | the private key
VITE_KLAVIYO_COMPANY_ID | https://static.klaviyo.com/onsite/js/AbC123/klaviyo.js | the address of the script
VITE_GOOGLE_TAG_ID | GTM-AB12CD3 | a container of the tag manager
VITE_TIKTOK_PIXEL_ID | ttq.load('C4AB12CD34EF56GH78IJ') | the code for embedding
VITE_KLAVIYO_FORM_ID | <div class="klaviyo-form-XyZ789"></div> | the code for embedding
VITE_SAMPLE_CONTENT | true | a switch
VITE_SAMPLE_CONTENT | "keep" | quotation marks
VITE_REVIEWS_SCRIPT_URL | http://reviews.example/widget.js | without encryption
VITE_REVIEWS_SCRIPT_URL | https://reviews.example/widget.js | a service that this site does not know
VITE_JUDGEME_SHOP_DOMAIN | bros.shop | the public domain
VITE_JUDGEME_PUBLIC_TOKEN | short | a part of the token
VITE_YOTPO_INSTANCE_ID | <div data-yotpo-instance-id="520292"></div> | the code for embedding
VITE_OKENDO_SUBSCRIBER_ID | my-shop | the name of the shop
VITE_CONTACT_ENDPOINT | hello@bros.shop | a mail address
VITE_CONTACT_ENDPOINT | https://forms .example | a space
VITE_CONTACT_ENDPOINT | https://me:secret@forms.example | a password
`
  .trim()
  .split("\n")
  .map((line) => line.split(" | "));

function reviewsOf(name: string): Record<string, string> {
  const [, service = ""] = name.split("_");
  const script = REVIEWS_SCRIPTS[service];
  const account = service === "JUDGEME" ? JUDGE_ME : {};
  return script === undefined ? {} : { VITE_REVIEWS_SCRIPT_URL: script, ...account };
}

it.each(MALFORMED)(
  "the build stops with one line that says what the variable should be %s=%s: %s",
  (name = "", value = "") => {
    const { problems } = readConfig({ ...COMPANIONS, ...reviewsOf(name), [name]: value }, SITE);
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} holds .+; it should be [^\\n]+$`))]);
    expect(problems.join()).not.toMatch(/0123456789abcdef0123456789abcdef|secret@/);
  },
);

it("no variable is left out", () => {
  const tried = new Set(MALFORMED.map(([name]) => name));
  expect(
    VARIABLE_NAMES.filter((name) => !tried.has(name)),
    "Add lines with wrong values of these variables to MALFORMED.",
  ).toEqual([]);
});
