// What marketers edit, by types: an editor shows the explanation of each field. The files named -labels hold texts, and the build
// reads their names from the types (plugins/content/schema-check.ts). What a machine must judge, such as prices and dates, has a zod
// schema beside its type. This file gives types only, so nothing of it is in what a visitor loads.
export type * from "./articles.ts";
export type * from "./blog-labels.ts";
export type * from "./bro.ts";
export type * from "./evidence.ts";
export type * from "./figures.ts";
export type * from "./home-labels.ts";
export type * from "./layout-labels.ts";
export type * from "./page-labels.ts";
export type * from "./pages.ts";
export type * from "./pictures.ts";
export type * from "./referral-labels.ts";
export type * from "./shop.ts";
export type * from "./shop-labels.ts";
