// What the specification promises to those who opt out.
import { expect, it } from "vitest";
import { optOut, privacySwitch } from "@/content/opt-out";
import { footer } from "@/content/site";
import { paths } from "@/lib/paths";

const text = (id: string): string =>
  JSON.stringify(optOut.sections.find((section) => section.id === id)?.blocks);

it.each([
  /48 hours.*marketing lists/,
  /2-3 business days.*reply/,
  /30 days.*anonymized or deleted/,
  /confirmation/,
])("the page holds %s", (promise) => {
  expect(text("what-happens-then")).toMatch(promise);
});

it("the figures above it say the same", () => {
  expect(optOut.figures?.map(({ figure, label }) => `${figure} ${label}`)).toEqual([
    expect.stringMatching(/^48 hours .*marketing lists/),
    expect.stringMatching(/^2-3 days .*business days.*reply/),
    expect.stringMatching(/^30 days .*anonymized or deleted/),
    expect.stringMatching(/confirm/),
  ]);
});

it.each([
  /name, email, shipping address/,
  /[Uu]sage analytics, anonymized/,
  /[Mm]arketing preferences, if you subscribed/,
])("it lists what is collected: %s", (data) => {
  expect(text("what-we-collect")).toMatch(data);
});

it("it links to the privacy policy, and the footer links to it under its legal name", () => {
  expect(JSON.stringify(optOut.sections)).toContain(`](${paths.privacy})`);
  expect(footer.policies).toContainEqual({ to: paths.optOut, label: "Your Privacy Choices" });
});

it("an honoured signal is said in the regulation's own words", () => {
  expect(privacySwitch.honored).toBe("Opt-Out Request Honored");
});
