import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { goods } from "@/app/frames/goods";
import { demoShop, openDemoStore } from "@/features/checkout/demo-shop";

it("the demo store has a picture of each bundle, which the site has in that size", () => {
  for (const { title, image } of demoShop(goods).variants)
    expect(existsSync(`public${image.url}`), title).toBe(true);
});

it("the demo store answers with what was prepared for a request, without its executor", async () => {
  const prepared = { request: '{"query":"{ shop { name } }","variables":{}}', answer: '{"data":null}' };
  const store = openDemoStore(goods, prepared);
  const response = await store.fetch("/api", { method: "POST", body: prepared.request });
  expect(await response.text()).toBe(prepared.answer);
});
