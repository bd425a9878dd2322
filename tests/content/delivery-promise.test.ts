// The site promises a delivery three times: in the copy at the picker, by dates, and in the structured data of the landing page.
import { expect, it } from "vitest";
import { productData } from "@/page/structured-data";
import { brand } from "@/content/brand";
import { bundles } from "@/content/bundles";
import { checkout } from "@/content/home";
import { returns } from "@/content/promises";
import { shipping } from "@/content/shipping";
import { field, listField } from "@/lib/field";

const [variant] = listField(
  productData({ brand, description: "Wipes.", bundles, shipping, returns }, "https://shop.example"),
  "hasVariant",
  (one) => one,
);
const delivery = field(field(field(variant, "offers"), "shippingDetails"), "deliveryTime");
/** The sums of the days that the structured data has: the fewest and the most. */
const daysInData = ["minValue", "maxValue"].map(
  (end) =>
    Number(field(field(delivery, "handlingTime"), end)) + Number(field(field(delivery, "transitTime"), end)),
);
/** The business days in the copy, from the order to the delivery. */
function daysInCopy(): number[] {
  const [, least, most] = /(\d+)(?:-(\d+))? business days?/.exec(checkout.text) ?? [];
  return [Number(least), Number(most ?? least)];
}

it("the copy, the structured data and the dates beside the picker promise the same business days", () => {
  expect(daysInCopy()).toEqual(daysInData);
  expect(shipping.arrival.businessDays).toEqual(daysInData);
});
