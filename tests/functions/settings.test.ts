// @vitest-environment node
import { describe, expect, it } from "vitest";
import { readSettings } from "../../functions/lib/settings";
import { SETTINGS, TOKEN } from "./service-list";

describe("the settings", () => {
  const read = (values: Record<string, unknown>) =>
    readSettings((name) => new Map(Object.entries(values)).get(name));
  const whole = { AFFILIATE_SERVICE_URL: "https://service.example/base/", AFFILIATE_SERVICE_TOKEN: TOKEN };

  it("are read by name, without the slash at the address's end", () => {
    expect(read(whole)).toEqual(SETTINGS);
    expect(read({ ...whole, AFFILIATE_SITE_ORIGIN: "https://mugworks.example/" })?.siteOrigin).toBe(
      "https://mugworks.example",
    );
  });

  it.each([
    {},
    { AFFILIATE_SERVICE_URL: "" },
    { AFFILIATE_SERVICE_URL: "service.example" },
    { AFFILIATE_SERVICE_URL: "http://service.example" },
    { AFFILIATE_SERVICE_URL: "javascript:alert(1)" },
    { AFFILIATE_SERVICE_URL: "https://user:pass@service.example" },
    { AFFILIATE_SERVICE_URL: "https://service.example/?page=1" },
    { AFFILIATE_SERVICE_TOKEN: "" },
    { AFFILIATE_SERVICE_TOKEN: "two words" },
    { AFFILIATE_SERVICE_TOKEN: "line\nbreak" },
    { AFFILIATE_SERVICE_TOKEN: 7 },
  ])("are none when one of them is malformed: %j", (wrong) => {
    expect(read(Object.keys(wrong).length === 0 ? {} : { ...whole, ...wrong })).toBeNull();
  });

  it("let no other site read the answer when that site's address is malformed", () => {
    expect(read({ ...whole, AFFILIATE_SITE_ORIGIN: "*" })?.siteOrigin).toBeNull();
  });
});
