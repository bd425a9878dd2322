// The same sequences with what is shipped: what the machine does not decide, which is drawn, sent, stored and said.
import ShopifyBuy from "@shopify/buy-button-js";
import { afterEach, it, vi } from "vitest";
import { checkPurchases } from "./commands";
import { HeadlessLibrary } from "./headless-library";
import { LibraryTab } from "./library-tab";
import type { Kind, World } from "./world";

const nextTurn = globalThis.setImmediate;

/** Each sequence has a document of its own, so that the listeners of its pages end with it. */
function begin(world: World): void {
  vi.clearAllTimers();
  const tabs = (): LibraryTab[] => world.tabs.filter((tab) => tab instanceof LibraryTab);
  vi.spyOn(ShopifyBuy.UI, "init").mockImplementation(
    () =>
      new HeadlessLibrary((node, ui) => {
        const tab = tabs().find((each) => each.node === node);
        if (!tab) throw new Error("The library draws in a node that no page gave it.");
        tab.ui = ui;
      }),
  );
  vi.stubGlobal("document", document.implementation.createHTMLDocument());
  vi.stubGlobal("window", {
    addEventListener: () => undefined,
    dispatchEvent: () => true,
    location: {
      href: "https://mugworks.example/",
      assign(address: string) {
        const url = new URL(address);
        const tab = tabs().find(({ name }) => name === url.searchParams.get("tab"));
        if (tab?.isOpen) tab.leftFor(url);
      },
    },
    localStorage: { length: 0, setItem: () => undefined, removeItem: () => undefined },
  });
  const request = (_name: string, _options: object, work: () => Promise<unknown>) =>
    new Promise((resolve, reject) => {
      const give = (): void =>
        void work()
          .then(resolve, reject)
          .finally(() => world.unlock(give));
      if (world.lock(give)) give();
    });
  vi.stubGlobal("navigator", { onLine: true, locks: { request } });
}

const LIBRARY: Kind = {
  begin,
  open: (name, world) => new LibraryTab(name, world),
  async drained() {
    // The library's next task, and what follows it.
    for (let tasks = 0; tasks < 2; tasks += 1) {
      await new Promise<void>((resolve) => void nextTurn(resolve));
      vi.advanceTimersByTime(1);
    }
    await new Promise<void>((resolve) => void nextTurn(resolve));
  },
  tick() {
    if (vi.getTimerCount() === 0) return false;
    vi.advanceTimersToNextTimer();
    return true;
  },
  isExact: false,
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("holds for what is shipped, whatever happens in whatever order", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(console, "warn").mockReturnValue();
  await checkPurchases(LIBRARY, 300, "library.test.ts");
}, 3_600_000);
