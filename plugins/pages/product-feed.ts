// The product feed in the form of Google's product data specification (support.google.com/merchants/answer/7052112). TikTok reads it
// by way of Google Merchant Center: its own feeds need a column sku_id
// (ads.tiktok.com/help/article/catalog-product-parameters, .../import-product-catalog-from-google-merchant-center).
// Meta reads the same columns from a file of its own: Google documents in_stock (support.google.com/merchants/answer/6324448), and Meta
// only "in stock" (its template, lookaside.facebook.com/developers/resources/?id=catalog_country_feed_template.csv). Neither says that it
// takes the other's. Both files are made from the structured data of the landing page, so that they cannot differ from it.
import { join } from "node:path";
import sharp from "sharp";
import { field, listField, textField } from "../../src/lib/field.ts";
import { onOneLine } from "../content/content-problem.ts";

export const PRODUCT_FEED_PATH = "/feeds/products.tsv";
export const META_FEED_PATH = "/feeds/meta.tsv";

/** Source: Google's product taxonomy, 567: Health & Beauty > Personal Care > Cosmetics > Skin Care. */
const SKIN_CARE = "567";

/** `data`: the ProductGroup of the landing page, with a variant for each bundle. */
export function productFeed(data: object, reader: "google" | "meta" = "google"): string {
  const rows = listField(data, "hasVariant", (variant) => {
    const row = rowOf(data, variant);
    if (reader === "google") return row;
    return {
      ...row,
      availability: row.availability.replaceAll("_", " "),
      image_link: jpegOf(row.image_link),
      additional_image_link: jpegOf(row.additional_image_link),
    };
  });
  const [first = {}] = rows;
  // A tab or a line break would end a cell.
  return [Object.keys(first), ...rows.map((row) => Object.values(row))]
    .map((cells) => `${cells.map(onOneLine).join("\t")}\n`)
    .join("");
}

/**
 * Meta's catalog takes JPEG and PNG of at least 500 x 500 pixels and up to 8 MB (facebook.com/business/help/120325381656392; the
 * template of Commerce Manager says JPG, GIF and PNG). Neither names WebP, and the pages have AVIF and WebP.
 */
const jpegOf = (address: string): string => address.replace(/\.webp$/, ".jpg");

function rowOf(data: object, variant: unknown) {
  const offer = field(variant, "offers");
  const shipping = field(offer, "shippingDetails");
  const country = textField(field(shipping, "shippingDestination"), "addressCountry");
  const delivery = field(shipping, "deliveryTime");
  const days = (time: string, end: string): string => String(field(field(delivery, time), end));
  const rate = field(shipping, "shippingRate");
  return {
    id: textField(variant, "sku"),
    item_group_id: textField(data, "productGroupID"),
    title: textField(variant, "name"),
    description: `${textField(data, "description")} ${textField(variant, "description")}`,
    link: textField(variant, "url"),
    image_link: textField(variant, "image"),
    additional_image_link: textField(data, "image"),
    availability: wordOf(offer, "availability"),
    price: `${textField(offer, "price")} ${textField(offer, "priceCurrency")}`,
    // The sub-attributes country, price, and handling and transit times.
    "shipping(country:price:min_handling_time:max_handling_time:min_transit_time:max_transit_time)": [
      country,
      `${Number(field(rate, "value")).toFixed(2)} ${textField(rate, "currency")}`,
      days("handlingTime", "minValue"),
      days("handlingTime", "maxValue"),
      days("transitTime", "minValue"),
      days("transitTime", "maxValue"),
    ].join(":"),
    return_policy_label: `returns_${String(field(field(offer, "hasMerchantReturnPolicy"), "merchantReturnDays"))}_days`,
    brand: textField(field(data, "brand"), "name"),
    condition: wordOf(offer, "itemCondition").replace("_condition", ""),
    // The product has no trade number (GTIN).
    identifier_exists: "no",
    google_product_category: SKIN_CARE,
    size: textField(variant, "size"),
  };
}

/** The last word of an address of schema.org: InStock is in_stock. */
function wordOf(value: unknown, name: string): string {
  return textField(value, name)
    .replace(/^.*\//, "")
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, "_")
    .toLowerCase();
}

/** Writes a JPEG beside each WebP picture that the product data name. `dist` has the pictures already. */
export async function writeFeedPictures(dist: string, data: object): Promise<void> {
  const addresses = [
    textField(data, "image"),
    ...listField(data, "hasVariant", (variant) => textField(variant, "image")),
  ];
  for (const { pathname } of [...new Set(addresses)].map((address) => new URL(address)))
    await sharp(join(dist, pathname))
      .flatten({ background: "white" })
      .jpeg({ quality: 90 })
      .toFile(join(dist, jpegOf(pathname)));
}
