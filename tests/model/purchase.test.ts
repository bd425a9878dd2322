// Random sequences with the cart's machine and the reading of answers; and with what is shipped: drawn, sent, stored and said.
import ShopifyBuy from "@shopify/buy-button-js";
import { afterEach, it, vi } from "vitest";
import { checkPurchases } from "./commands";
import { HeadlessLibrary } from "./headless-library";
import { LibraryTab } from "./library-tab";
import { MachineTab } from "./machine-tab";
import type { Kind, World } from "./world";

const nextTurn = globalThis.setImmediate;

const MACHINE: Kind = {
  name: "machine",
  begin: () => undefined,
  open: (name, world) => new MachineTab(name, world),
  drained: () => null,
  tick({ openTabs }) {
    const waiting = openTabs.find((tab) => tab instanceof MachineTab && tab.timers.length > 0);
    waiting?.wait();
    return waiting !== undefined;
  },
  isExact: true,
};

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
  name: "library",
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

it("comes to rest, loses and doubles nothing, and takes the live code to the checkout: machine", async () => {
  await checkPurchases(MACHINE, 10_000);
}, 3_600_000);

it("shows, sends, stores and says that as well, in what is shipped: library", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(console, "warn").mockReturnValue();
  await checkPurchases(LIBRARY, 300);
}, 3_600_000);
