import { it } from "vitest";
import { checkPurchases } from "./check-purchases";

it("loses and doubles no line, keeps the code and shows the price that is paid in two tabs, whatever happens in whatever order", async () => {
  await checkPurchases(2, 0.5);
}, 3_600_000);
