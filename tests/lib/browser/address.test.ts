import { expect, it, vi } from "vitest";
import { removeParameter, replaceAddress } from "@/lib/browser/address";

const address = (): string => window.location.href.slice(window.location.origin.length);

it.each([
  ["/?bundle=matte", "/"],
  ["/faq?bundle=matte&utm_source=mail&bundle=gloss#before", "/faq?utm_source=mail#before"],
  ["/?utm_source=mail", "/?utm_source=mail"],
  ["/?q=a%20b", "/?q=a%20b"],
  ["/#bundle=matte", "/"],
  ["/?a=1#the-drop?offset=50&amp;bundle=matte.", "/?a=1#the-drop?offset=50&amp"],
])("%s becomes %s without its bundle, and the entry keeps the router's state", (before, after) => {
  window.history.replaceState({ key: "router" }, "", before);
  const entries = window.history.length;
  removeParameter("bundle");
  expect(address()).toBe(after);
  expect(window.history.state).toEqual({ key: "router" });
  expect(window.history.length).toBe(entries);
});

it("an address with a state of its own replaces the router's state", () => {
  window.history.replaceState({ key: "router" }, "", "/faq");
  expect(replaceAddress("/terms", { key: "new" })).toBe(true);
  expect(address()).toBe("/terms");
  expect(window.history.state).toEqual({ key: "new" });
});

it("the address stays where the browser refuses to change it, and the console says so", () => {
  const written = vi.spyOn(console, "warn").mockReturnValue();
  window.history.replaceState(null, "", "/?bundle=matte");
  vi.spyOn(window.history, "replaceState").mockImplementation(() => {
    throw new DOMException("Too many calls", "SecurityError");
  });
  expect(replaceAddress("/faq")).toBe(false);
  removeParameter("bundle");
  expect(address()).toBe("/?bundle=matte");
  expect(written).toHaveBeenCalledOnce();
});
