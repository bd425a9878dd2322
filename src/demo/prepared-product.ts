// The demo store's answer to the buy button's first request. `vite build` executes this module and puts its value into the script
// (plugins/config/script-plugins.ts), so that nobody who only looks loads the executor of GraphQL.
import { brand } from "@/content/brand";
import { bundles } from "@/content/bundles";
import { prepareProductAnswer } from "@/demo/store/prepare-answer";
import { demoShop } from "./demo-shop";

export const preparedProduct = await prepareProductAnswer(
  demoShop({ productTitle: brand.productTitle, bundles }),
);
