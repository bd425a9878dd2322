// `npm run check:shop`: asks the shop of .env or of the environment for its product, and prints the version of the Storefront API
// that it responds with and what differs from the content. CHECK_SHOP_ORIGIN replaces `https://<shop>`; the command's test sets
// it to a server of its own.
import { loadEnv } from "vite";
import { importSource } from "../test/import-source.mjs";

const root = process.cwd();
const { runShopCheck } = await importSource("tools/shop/run-shop-check.ts");
const environment = loadEnv("production", root, "VITE_");
const isGood = await runShopCheck(environment, process.env.CHECK_SHOP_ORIGIN);
if (!isGood) process.exitCode = 1;
