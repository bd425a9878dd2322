import { expect, it } from "vitest";
import { withVendors, withVendorScripts } from "@/features/privacy/with-vendors";
import { optOut, privacySwitch } from "@/content/opt-out";
import { privacy } from "@/content/privacy";
import type { TextPage } from "@/content/schema";
import { vendorPrivacy } from "@/vendors/vendor-privacy";

const page: TextPage = {
  ...privacy,
  sections: [
    {
      id: "cookies",
      heading: "Cookies",
      blocks: [
        "None of ours. {vendorsThatStore}, may set some.",
        { list: ["The host.", "{vendorsThatReceive}", "A court."] },
      ],
    },
  ],
};

it("fills the vendors into a sentence, and those that receive data into the list, in their order", () => {
  const vendors = [
    { script: "the form", mayStore: "the form", receives: "Forms Inc., if you subscribe." },
    { script: "the counter", mayStore: "the counter", receives: null },
    { script: "the frame", mayStore: null, receives: null },
    { script: "the widget", mayStore: "the widget", receives: "Widgets Ltd." },
  ];
  expect(withVendors(page, vendors).sections[0]?.blocks).toEqual([
    "None of ours. The form, the counter and the widget, may set some.",
    { list: ["The host.", "Forms Inc., if you subscribe.", "Widgets Ltd.", "A court."] },
  ]);
});

it("names the scripts that an opt-out stops, also those that can store nothing", () => {
  const vendors = [
    { script: "the form", mayStore: "the form", receives: null },
    { script: "the frame", mayStore: null, receives: null },
  ];
  expect(withVendorScripts("Off: {vendorScripts}.", vendors)).toBe("Off: the form and the frame.");
});

it("the opt-out page names every script of the vendors' facts", () => {
  const text = JSON.stringify(withVendors(optOut, vendorPrivacy)) + privacySwitch.on;
  for (const { script } of vendorPrivacy) expect(text).toContain(script);
  expect(withVendorScripts(text, vendorPrivacy)).not.toContain("{vendor");
});

it("the privacy policy has a placeholder for each sentence of a vendor's facts, and every one is filled", () => {
  const text = JSON.stringify(withVendors(privacy, vendorPrivacy));
  for (const { mayStore, receives } of vendorPrivacy) {
    expect(text.toLowerCase()).toContain(mayStore?.toLowerCase() ?? "");
    expect(text).toContain(receives ?? "");
  }
  expect(text).not.toMatch(/\{vendors/);
});
