import { describe, expect, it } from "vitest";
import { findCredentials } from "../../../../tools/site/doctor/credentials";

/** The secrets are joined from parts, so that no scanner reports this file. */
const HEX = "0123456789abcdef".repeat(2);
const BASE64 = "q83vEjRWeJq83vEjRWeJq83vEjRWeA==";
const ADMIN = ["shpat", HEX].join("_");
const PEM = ["-----BEGIN RSA", "PRIVATE KEY-----"].join(" ");
const JWT = ["eyJhbGciOiJIUzI1NiJ9", "eyJzdWIiOiIxMjM0In0", "dozjgNryP4J3jVmN"].join(".");
const PAYMENT = ["sk", "live", HEX].join("_");

describe("a text that looks like a credential", () => {
  it.each([
    ["a bearer token in minified code", `fetch(e,{headers:{Authorization:"Bearer ${HEX}"}})`, HEX],
    ["a bearer token of words", "`Bearer my-live-token`", "my-live-token"],
    ["a Shopify Admin token", `x="${ADMIN}"`, ADMIN],
    ["a private key", `"${PEM}\\nMIIE…"`, PEM],
    ["a signed token", `let e="${JWT}"`, JWT],
    ["a payment secret", PAYMENT, PAYMENT],
    ["hex after a property", `{affiliateApi:{url:"https://a.example",token:"${HEX}"}}`, HEX],
    ["hex after a quoted name", `{"api_key": "${HEX}"}`, HEX],
    ["base64 after a header's name", `h.set("x-api-key",t??"${BASE64}")`, BASE64],
    ["a parameter", `https://a.example/?access_token=${HEX}`, HEX],
    ["a line of an environment", `AFFILIATE_SERVICE_TOKEN=${HEX}`, HEX],
  ])("is found: %s", (_name, text, value) => {
    expect(findCredentials(`before;${text};after`).map((finding) => finding.value)).toContain(value);
  });

  it.each([
    'headers:{Accept:"application/json",...e===null?{}:{Authorization:`Bearer ${e}`}}',
    '{storefrontToken:"demo-token"}',
    `"sha256-${BASE64}="`,
    '<a href="/assets/referral-tracker-B4l6Txbx.js">',
    'Error("The access token is missing, malformed or was revoked")',
    "token.secret.password",
    "",
  ])("is not found in: %s", (text) => expect(findCredentials(text)).toEqual([]));

  it("may be a value that is public by design, and no similar value", () => {
    const text = (token: string) => `{storefrontToken:"${token}"}`;
    expect(findCredentials(text(HEX), [HEX])).toEqual([]);
    for (const other of [`${HEX}0`, HEX.slice(1), HEX.toUpperCase()])
      expect(findCredentials(text(other), [HEX]), other).toHaveLength(1);
  });

  it("is found when it is a secret of this machine, even if it is allowed or looks like a word", () => {
    const found = findCredentials("a=quiet-word", ["quiet-word"], ["", "quiet-word"]);
    expect(found.map(({ value }) => value)).toEqual(["quiet-word"]);
  });
});
