import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ignoreMessages } from "@/vendors/shopify/library/cart-events";
import { endPage, newPage, open, startPage } from "./drawn-button";

beforeEach(startPage);
afterEach(endPage);

/** What the library's message listener would act on. */
const FOR_LIBRARY = [
  '{"syncCart":true}',
  '{"current_checkout_page":"/checkout/thank_you"}',
  '{"syncCart":0,"current_checkout_page":"/checkout/thank_you"}',
  "null",
  null,
  ['{"syncCart":1}'],
];
const send = (data: unknown): boolean => window.dispatchEvent(new MessageEvent("message", { data }));

it.each(FOR_LIBRARY)("keeps %o from the listeners that follow", (data) => {
  ignoreMessages(window);
  const next = vi.fn<(event: Event) => void>();
  window.addEventListener("message", next);
  send(data);
  expect(next).not.toHaveBeenCalled();
});

it.each([1, "", "height 300", '{"height":300}', { height: 300 }])("leaves %o to them", (data) => {
  ignoreMessages(window);
  const next = vi.fn<(event: Event) => void>();
  window.addEventListener("message", next);
  send(data);
  expect(next).toHaveBeenCalledTimes(1);
});

it("keeps the library from reloading the page, and from throwing", async () => {
  // jsdom reports a reload, which it cannot do, and what a listener throws.
  const report = vi.spyOn(console, "error").mockReturnValue();
  const thrown = vi.fn<(event: Event) => void>();
  window.addEventListener("error", thrown);
  await open(newPage());
  for (const data of FOR_LIBRARY) send(data);
  expect([...report.mock.calls, ...thrown.mock.calls]).toEqual([]);
});
