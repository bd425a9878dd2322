// How the states look that only a configured shop has.
import { chromium } from "../chromium-options.ts";
import { compareLooks } from "../compare-looks.ts";
import { shopOutcomes } from "../shop-outcomes.ts";
import { test } from "../test.ts";

// Unlike the other journeys of the shop, with pictures.
test.use({ launchOptions: chromium() });
compareLooks(shopOutcomes);
