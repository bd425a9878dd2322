// @vitest-environment node
// Netlify's runtime is not published: these are the ways in which it may answer for the page of a frame.
import { expect, it } from "vitest";
import { readConfig } from "../../plugins/config/read-config";
import { contentSecurityPolicy, framePolicy, headersFile } from "../../plugins/host/headers";
import { headersFor } from "../../functions/lib/site-response";
import { parseHeadersFile } from "../../plugins/host/static-host";
import { framePath } from "@/lib/site/frame-path";
import { registry } from "@/vendors/registry";
import answerFrame, { config as edgeConfig } from "../../netlify/edge-functions/frame-policy.ts";

const { config } = readConfig(
  {
    VITE_REVIEWS_SCRIPT_URL: "https://cdn.judge.me/widget_preloader.js",
    VITE_JUDGEME_SHOP_DOMAIN: "my-shop.myshopify.com",
    VITE_JUDGEME_PUBLIC_TOKEN: "public-token-of-judge-me",
  },
  "https://mugworks.example",
);
const [frame] = registry.frames(config);
if (!frame) throw new Error("The configuration has no frame.");
const ofSite = contentSecurityPolicy(config);
const ofFrame = framePolicy(frame);

const NAME = "Content-Security-Policy";

async function policyOf(headers: Headers): Promise<string | null> {
  const request = new Request(`https://mugworks.example${framePath("judge-me")}`);
  const response = await answerFrame(request, { next: () => Promise.resolve(new Response("", { headers })) });
  return response.headers.get(NAME);
}

it("the function is asked for every page of a frame, and for no other page", () => {
  expect(framePath(frame.name).startsWith(edgeConfig.path.replace("*", ""))).toBe(true);
});

it("the rule of the frame is the last one in `_headers`", () => {
  const rules = parseHeadersFile(headersFile(config, {}));
  expect(headersFor(framePath(frame.name), rules).get(NAME)).toBe(ofFrame);
});

it.each([
  ["its own policy alone where the host sends both", [ofSite, ofFrame], ofFrame],
  ["its own policy where the host sends the last one", [ofFrame], ofFrame],
  ["no origin of the site where the host sends none", [], "sandbox allow-scripts"],
  ["the policy of the site at an address without a frame", [ofSite], ofSite],
])("a frame has %s", async (_, sent, policy) => {
  expect(await policyOf(new Headers(sent.map((text): [string, string] => [NAME, text])))).toBe(policy);
});
