import { describe, expect, it } from "vitest";
import { campaignIn, withCampaign } from "@/lib/referral/campaign";

const TIKTOK = "utm_source=tiktok&utm_medium=paid";

describe("the campaign in a query", () => {
  it.each([
    ["?page=2&utm_source=tiktok&snowball=BRO25&utm_medium=paid", TIKTOK],
    ["?utm_id=7&utm_source_platform=Ads&utm_a1=b", "utm_id=7&utm_source_platform=Ads&utm_a1=b"],
    ["?gbraid=0AAA-_x&wbraid=Cj8K&msclkid=9a", "gbraid=0AAA-_x&wbraid=Cj8K&msclkid=9a"],
    ["?gclid=a%2Fb&fbclid=a%3Fb&ttclid=1", "gclid=a%2Fb&fbclid=a%3Fb&ttclid=1"],
    ["?utm_campaign=Spring+Sale&utm_term=50%25%20off", "utm_campaign=Spring%20Sale&utm_term=50%25%20off"],
    [`?utm_term=${"é".repeat(85)}ab`, `utm_term=${"%C3%A9".repeat(85)}ab`],
    ["?utm_source=a%26discount%3DX&utm_medium=a%23b", "utm_source=a%26discount%3DX&utm_medium=a%23b"],
    ["?utm_source=<script>&utm_medium=%22onload", "utm_source=%3Cscript%3E&utm_medium=%22onload"],
    ["?utm_source=ig?fbclid=abc", "utm_source=ig&fbclid=abc"],
    ["?utm_source=one&gclid=1&utm_source=two", "utm_source=one&gclid=1"],
  ])("is kept from %s", (query, campaign) => expect(campaignIn(query)).toBe(campaign));

  it.each([
    ["parameters of others", "?snowball=BRO25&dclid=1&discount=X&attributes[__snowball]=Y&cart=1&items=41:1"],
    ["an empty value", "?utm_source=&gclid"],
    ["a control character", "?utm_source=a%0Ab&utm_medium=a%0D&gclid=a%00&fbclid=%7F&utm_id=a%C2%85"],
    ["a value that is too long", `?gclid=${"a".repeat(257)}`],
    ["a value that is too long when it is encoded", `?utm_term=${"é".repeat(86)}`],
    ["a name that is too long", `?utm_${"a".repeat(33)}=1`],
    ["a name without an end", "?utm_=1&utm=2"],
    ["a name with another character", "?utm_a-b=1&utm_a[]=1&utm_a.b=1&utm_%3D=1&utm_a%20=1&utm_a%26gclid=1"],
    ["a name of which it is only a part", "?xgclid=1&gclid_x=1&my_utm_source=1&%20utm_source=1"],
    ["a name in capitals", "?UTM_SOURCE=1&GCLID=1"],
  ])("does not hold %s", (_, query) => expect(campaignIn(query)).toBe(""));

  it("holds 12 parameters at most, each with a value of 256 characters at most", () => {
    const parameters = Array.from({ length: 13 }, (_, index) => `utm_${index}=${"v".repeat(256)}`);
    expect(campaignIn(`?${parameters.join("&")}`).split("&")).toEqual(parameters.slice(0, 12));
  });
});

describe("an address with a campaign", () => {
  it.each([
    ["https://shop.example/cart/c/1?key=a%20b+c", `https://shop.example/cart/c/1?key=a%20b+c&${TIKTOK}`],
    ["https://shop.example/c?key=1#step?2", `https://shop.example/c?key=1&${TIKTOK}#step?2`],
    ["https://shop.example/c?", `https://shop.example/c?${TIKTOK}`],
    ["/cart/41:1?utm_source=mail&discount=X&gclid=1&utm_term=a", `/cart/41:1?discount=X&${TIKTOK}`],
    ["#cart", `?${TIKTOK}#cart`],
    ["", `?${TIKTOK}`],
    ["http://[", `http://[?${TIKTOK}`],
    ["a\n?b=\n#c", `a\n?b=\n&${TIKTOK}#c`],
  ])("keeps the rest of %j", (address, expected) => expect(withCampaign(address, TIKTOK)).toBe(expected));

  it.each([
    ["/cart/41:1?utm_source=mail&discount=X&gclid=1", "/cart/41:1?discount=X"],
    ["/cart/41:1?note=utm_source&a=gclid=1", "/cart/41:1?note=utm_source&a=gclid=1"],
    ["/demo/checkout?items=41:1,42:2", "/demo/checkout?items=41:1,42:2"],
    ["", ""],
  ])("loses an earlier one where the visit has none: %j", (address, expected) =>
    expect(withCampaign(address, "")).toBe(expected),
  );
});
