import { expect, it } from "vitest";
import { withVendors } from "@/features/privacy/with-vendors";
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
    { mayStore: "the form", receives: "Forms Inc., if you subscribe." },
    { mayStore: "the counter", receives: null },
    { mayStore: "the widget", receives: "Widgets Ltd." },
  ];
  expect(withVendors(page, vendors).sections[0]?.blocks).toEqual([
    "None of ours. The form, the counter and the widget, may set some.",
    { list: ["The host.", "Forms Inc., if you subscribe.", "Widgets Ltd.", "A court."] },
  ]);
});

it("the privacy policy has a placeholder for each sentence of a vendor's facts, and every one is filled", () => {
  const text = JSON.stringify(withVendors(privacy, vendorPrivacy));
  for (const { mayStore, receives } of vendorPrivacy) {
    expect(text.toLowerCase()).toContain(mayStore.toLowerCase());
    expect(text).toContain(receives ?? "");
  }
  expect(text).not.toMatch(/\{vendors/);
});
