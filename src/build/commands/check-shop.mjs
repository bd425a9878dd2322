// `npm run check:shop`: asks the shop of .env or of the environment for its product, and prints the version of the Storefront API
// that it responds with and what differs from the content. CHECK_SHOP_ORIGIN replaces `https://<shop>`; the command's test sets
// it to a server of its own.
import { loadEnv, runnerImport } from "vite";

const root = process.cwd();
const { module } = await runnerImport("./src/build/shop/run-shop-check.ts", {
  resolve: { alias: { "@": `${root}/src` } },
});
const environment = loadEnv("production", root, "VITE_");
const isGood = await module.runShopCheck(environment, process.env.CHECK_SHOP_ORIGIN);
if (!isGood) process.exitCode = 1;
