import { expect, it, vi } from "vitest";
import { createDiscountLookup } from "@/features/referral/discount-lookup";
import { createSafeStorage } from "@/lib/storage";

const visit = () => createSafeStorage(() => window.sessionStorage);

it("requests the discount of a code once in a visit, also after a reload", async () => {
  const request = vi.fn(async () => 25);
  const lookUp = createDiscountLookup(request, visit());
  await expect(Promise.all([lookUp("BRO25"), lookUp("BRO25")])).resolves.toEqual([25, 25]);
  await expect(createDiscountLookup(request, visit())("BRO25")).resolves.toBe(25);
  expect(request).toHaveBeenCalledOnce();
});

it("requests the discount of another code", async () => {
  const lookUp = createDiscountLookup(async (code) => (code === "BRO25" ? 25 : 15), visit());
  expect(await lookUp("BRO25")).toBe(25);
  expect(await lookUp("MATTE15")).toBe(15);
});

it("returns 0 after a failure, logs it once without the code, and does not request it again", async () => {
  const warning = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const request = vi.fn(async () => Promise.reject(new Error("The affiliate service answered 503.")));
  const lookUp = createDiscountLookup(request, visit());
  expect(await lookUp("BRO25")).toBe(0);
  expect(await lookUp("BRO25")).toBe(0);
  expect(request).toHaveBeenCalledOnce();
  expect(warning).toHaveBeenCalledOnce();
  expect(warning.mock.calls.flat().join(" ")).not.toContain("BRO25");
});

it.each(["{", "[]", '["BRO25","25"]', '["BRO25",-1]', '["BRO25",101]', '["OTHER",50]'])(
  "ignores a stored record that is no percentage of this code: %s",
  async (text) => {
    window.sessionStorage.setItem("mugworks_discount", text);
    await expect(createDiscountLookup(async () => 25, visit())("BRO25")).resolves.toBe(25);
  },
);

it.each([
  ["on the demo store, the demo's own answer", "", 25],
  ["in a shop without a service, 0", "my-shop.myshopify.com", 0],
])("sends no request where no service is configured: %s", async (_, domain, percent) => {
  vi.stubEnv("VITE_SHOPIFY_DOMAIN", domain);
  const request = vi.spyOn(window, "fetch");
  vi.resetModules();
  const fresh = await import("@/features/referral/discount-lookup");
  await expect(fresh.lookUpDiscount("BRO25")).resolves.toBe(percent);
  expect(request).not.toHaveBeenCalled();
  vi.unstubAllEnvs();
});
