// @vitest-environment node
// The cart's machine alone, without the library, a document or a promise.
import { it } from "vitest";
import { checkPurchases } from "./commands";
import { MachineTab } from "./machine-tab";
import type { World } from "./world";

function tick({ openTabs }: World): boolean {
  const waiting = openTabs.find((tab) => tab instanceof MachineTab && tab.timers.length > 0);
  waiting?.wait();
  return waiting !== undefined;
}

it("comes to rest, loses and doubles nothing, and takes the live code to the checkout, whatever happens in whatever order", async () => {
  const open = (...given: ConstructorParameters<typeof MachineTab>) => new MachineTab(...given);
  await checkPurchases(
    { begin: () => undefined, open, drained: () => null, tick, isExact: true },
    10_000,
    "machine.test.ts",
  );
}, 600_000);
