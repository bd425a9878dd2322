import { expect, it, vi } from "vitest";
import { createDiscountLookup } from "@/features/referral/discount-lookup";
import { createSafeStorage } from "@/lib/storage";

const visit = () => createSafeStorage(() => window.sessionStorage);

it("a code is asked for once in a visit, also after a reload", async () => {
  const ask = vi.fn(async () => 25);
  const lookUp = createDiscountLookup(ask, visit());
  await expect(Promise.all([lookUp("BRO25"), lookUp("BRO25")])).resolves.toEqual([25, 25]);
  await expect(createDiscountLookup(ask, visit())("BRO25")).resolves.toBe(25);
  expect(ask).toHaveBeenCalledOnce();
});

it("another code is asked for", async () => {
  const lookUp = createDiscountLookup(async (code) => (code === "BRO25" ? 25 : 15), visit());
  expect(await lookUp("BRO25")).toBe(25);
  expect(await lookUp("MATTE15")).toBe(15);
});

it("a failure reads 0, is logged once without the code, and is not asked for again", async () => {
  const warning = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const ask = vi.fn(async () => Promise.reject(new Error("The affiliate service answered 503.")));
  const lookUp = createDiscountLookup(ask, visit());
  expect(await lookUp("BRO25")).toBe(0);
  expect(await lookUp("BRO25")).toBe(0);
  expect(ask).toHaveBeenCalledOnce();
  expect(warning).toHaveBeenCalledOnce();
  expect(warning.mock.calls.flat().join(" ")).not.toContain("BRO25");
});

it.each(["{", "[]", '["BRO25","25"]', '["BRO25",-1]', '["BRO25",101]', '["OTHER",50]'])(
  "a record that is not this code's percent is not believed: %s",
  async (text) => {
    window.sessionStorage.setItem("mugworks_discount", text);
    await expect(createDiscountLookup(async () => 25, visit())("BRO25")).resolves.toBe(25);
  },
);

it.each([
  ["on the demo store, the demo's own answer", "", 25],
  ["in a shop without a service, 0", "my-shop.myshopify.com", 0],
])("where no service is configured nobody is asked: %s", async (_, domain, percent) => {
  vi.stubEnv("VITE_SHOPIFY_DOMAIN", domain);
  const ask = vi.spyOn(window, "fetch");
  vi.resetModules();
  const fresh = await import("@/features/referral/discount-lookup");
  await expect(fresh.lookUpDiscount("BRO25")).resolves.toBe(percent);
  expect(ask).not.toHaveBeenCalled();
  vi.unstubAllEnvs();
});
