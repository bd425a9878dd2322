// @vitest-environment node
import { describe, expect, it } from "vitest";
import { readSettings } from "../../functions/lib/settings";
import { SETTINGS, TOKEN } from "./service-list";

describe("the settings", () => {
  const read = (values: Record<string, unknown>) =>
    readSettings((name) => new Map(Object.entries(values)).get(name));
  const complete = { AFFILIATE_SERVICE_URL: "https://service.example/base/", AFFILIATE_SERVICE_TOKEN: TOKEN };

  it("are read by name, and the address without its trailing slash", () => {
    expect(read(complete)).toEqual(SETTINGS);
    expect(read({ ...complete, AFFILIATE_SITE_ORIGIN: "https://mugworks.example/" })?.siteOrigin).toBe(
      "https://mugworks.example",
    );
  });

  it.each(["http://localhost:8787", "http://127.0.0.1:8787"])("accept a service on this machine: %s", (url) =>
    expect(read({ ...complete, AFFILIATE_SERVICE_URL: `${url}//` })?.serviceUrl).toBe(url),
  );

  it.each([undefined, ""])(
    "have no origin of the site where it is %j, because the function has the same",
    (site) => expect(read({ ...complete, AFFILIATE_SITE_ORIGIN: site })).toEqual(SETTINGS),
  );

  it.each([
    {},
    { AFFILIATE_SERVICE_URL: new URL("https://service.example") },
    { AFFILIATE_SERVICE_URL: "service.example" },
    { AFFILIATE_SERVICE_URL: "http://service.example" },
    { AFFILIATE_SERVICE_URL: "ftp://localhost" },
    { AFFILIATE_SERVICE_URL: "https://user:pass@service.example" },
    { AFFILIATE_SERVICE_URL: "https://service.example/?page=1" },
    { AFFILIATE_SERVICE_TOKEN: undefined },
    { AFFILIATE_SERVICE_TOKEN: "" },
    { AFFILIATE_SERVICE_TOKEN: "two words" },
  ])("are null when one of them is missing or malformed: %j", (malformed) => {
    expect(read(Object.keys(malformed).length === 0 ? {} : { ...complete, ...malformed })).toBeNull();
  });

  it.each([
    [undefined, true],
    ["", true],
    ["on", true],
    ["off", false],
  ])("with REFERRAL_COOKIE %j say whether a lookup may set the cookie: %s", (value, setsCookie) => {
    expect(read({ ...complete, REFERRAL_COOKIE: value })?.setsCookie).toBe(setsCookie);
  });

  it("allow no other site to read the response when the site's address is malformed", () => {
    expect(read({ ...complete, AFFILIATE_SITE_ORIGIN: "*" })?.siteOrigin).toBeNull();
  });
});
