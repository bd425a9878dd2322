// The demo store's answer to the buy button's first request. `vite build` executes this module and puts its value into the script
// (plugins/pages/prepared-product-plugin.ts), so that nobody who only looks loads the executor of GraphQL.
import { demoShop } from "@/features/checkout/demo-shop";
import { prepareProductAnswer } from "@/vendors/shopify/demo-store/prepare-answer";
import { goods } from "./goods";

export const preparedProduct = await prepareProductAnswer(demoShop(goods));
