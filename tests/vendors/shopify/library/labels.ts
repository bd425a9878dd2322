import { buyButtonLabels } from "@/content/interface";
import type { BuyButtonLabels } from "@/content/schema";

/** Each is named as its field. None is one of the library's own. */
export const labels: BuyButtonLabels = JSON.parse(JSON.stringify(buyButtonLabels), (field, value: unknown) =>
  typeof value === "string" ? `Own ${field}` : value,
);
