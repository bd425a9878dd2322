// @vitest-environment node
import { expect, it } from "vitest";
import { readSettings } from "../../functions/lib/settings";
import { SETTINGS, TOKEN } from "./service-list";

const COMPLETE = { AFFILIATE_SERVICE_URL: "https://service.example/base", AFFILIATE_SERVICE_TOKEN: TOKEN };
const read = (changes: Record<string, unknown>) =>
  readSettings((name) => Reflect.get({ ...COMPLETE, ...changes }, name));

it.each([
  ["AFFILIATE_SERVICE_URL", "https://service.example/base/", "serviceUrl", "https://service.example/base"],
  ["AFFILIATE_SERVICE_URL", "http://localhost:8787//", "serviceUrl", "http://localhost:8787"],
  ["AFFILIATE_SERVICE_URL", "http://127.0.0.1:8787", "serviceUrl", "http://127.0.0.1:8787"],
  ["AFFILIATE_SITE_ORIGIN", "https://mugworks.example/", "siteOrigin", "https://mugworks.example"],
  ["AFFILIATE_SITE_ORIGIN", undefined, "siteOrigin", null],
  ["AFFILIATE_SITE_ORIGIN", "", "siteOrigin", null],
  // No other site may read the response then.
  ["AFFILIATE_SITE_ORIGIN", "*", "siteOrigin", null],
  ["REFERRAL_COOKIE", undefined, "setsCookie", true],
  ["REFERRAL_COOKIE", "", "setsCookie", true],
  ["REFERRAL_COOKIE", "on", "setsCookie", true],
  ["REFERRAL_COOKIE", "off", "setsCookie", false],
])("%s, set to %j, makes %s %j", (name, value, setting, expected) => {
  expect(read({ [name]: value })).toEqual({ ...SETTINGS, [setting]: expected });
});

it.each([
  { AFFILIATE_SERVICE_URL: undefined },
  { AFFILIATE_SERVICE_URL: new URL("https://service.example") },
  { AFFILIATE_SERVICE_URL: "service.example" },
  { AFFILIATE_SERVICE_URL: "http://service.example" },
  { AFFILIATE_SERVICE_URL: "ftp://localhost" },
  { AFFILIATE_SERVICE_URL: "https://user:pass@service.example" },
  { AFFILIATE_SERVICE_URL: "https://service.example/?page=1" },
  { AFFILIATE_SERVICE_TOKEN: undefined },
  { AFFILIATE_SERVICE_TOKEN: "" },
  { AFFILIATE_SERVICE_TOKEN: "two words" },
])("are null when one of the first two is missing or malformed: %j", (changes) => {
  expect(read(changes)).toBeNull();
});
