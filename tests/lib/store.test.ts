import { expect, it, vi } from "vitest";
import { createStore } from "@/lib/store";

it("reports a change to every subscriber, after the value is set", () => {
  const store = createStore("idle");
  const seen: string[] = [];
  store.subscribe(() => seen.push(`first ${store.get()}`));
  store.subscribe(() => seen.push(`second ${store.get()}`));
  store.set("loading");
  expect(seen).toEqual(["first loading", "second loading"]);
});

it("reports nothing when the value stays the same, and nothing to those who unsubscribed", () => {
  const store = createStore(1);
  const onChange = vi.fn<() => void>();
  const stop = store.subscribe(onChange);
  store.set(1);
  expect(onChange).not.toHaveBeenCalled();
  stop();
  store.set(2);
  expect(onChange).not.toHaveBeenCalled();
  expect(store.get()).toBe(2);
});
