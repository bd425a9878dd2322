// What Google's documentation asks for in structured data (developers.google.com/search/docs/appearance/structured-data),
// and what is wrong with a page's by that.

interface TypeRule {
  required: string;
  recommended?: string;
}

/** By the type of the object; by the type of the object around it, too, where the same type means something else. */
const RULES: Readonly<Record<string, TypeRule>> = {
  // Product variants.
  ProductGroup: {
    required: "name",
    recommended: "brand description hasVariant productGroupID url variesBy",
  },
  Brand: { required: "name" },
  // Merchant listings.
  Product: { required: "name image offers", recommended: "description inProductGroupWithID size sku url" },
  Offer: {
    required: "price priceCurrency",
    recommended: "availability hasMerchantReturnPolicy itemCondition shippingDetails url",
  },
  OfferShippingDetails: { required: "shippingRate shippingDestination deliveryTime" },
  MonetaryAmount: { required: "value currency" },
  DefinedRegion: { required: "addressCountry" },
  ShippingDeliveryTime: { required: "handlingTime transitTime", recommended: "cutoffTime businessDays" },
  OpeningHoursSpecification: { required: "dayOfWeek" },
  QuantitativeValue: { required: "minValue maxValue unitCode" },
  MerchantReturnPolicy: {
    // `merchantReturnDays` is required for a window that ends.
    required: "applicableCountry returnPolicyCategory returnPolicyCountry merchantReturnDays",
    recommended: "itemCondition returnFees returnMethod",
  },
  // Articles, and who publishes them.
  BlogPosting: { required: "", recommended: "author datePublished headline image" },
  Organization: { required: "name", recommended: "url logo" },
  PostalAddress: { required: "streetAddress addressLocality addressRegion postalCode addressCountry" },
  ImageObject: { required: "url" },
  WebPage: { required: "@id" },
  BreadcrumbList: { required: "itemListElement" },
  "BreadcrumbList ListItem": { required: "item name position" },
  VideoObject: {
    required: "name thumbnailUrl uploadDate",
    recommended: "contentUrl description duration",
  },
  FAQPage: { required: "mainEntity" },
  Question: { required: "acceptedAnswer name" },
  Answer: { required: "text" },
  // Google lists no page of a blog by these; they have the form of its carousels, of addresses.
  CollectionPage: { required: "mainEntity" },
  ItemList: { required: "itemListElement" },
  "ItemList ListItem": { required: "position url" },
};

const ADDRESS = /^https:\/\/[^\s/]+(?:\/\S*)?$/;
const COUNTRY = /^[A-Z]{2}$/;
const CURRENCY = /^[A-Z]{3}$/;
/** With its time zone, as the documentation recommends. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/;
/** The form of a value, by the property that has it. */
const FORMS: Readonly<Record<string, RegExp>> = {
  url: ADDRESS,
  item: ADDRESS,
  image: ADDRESS,
  thumbnailUrl: ADDRESS,
  contentUrl: ADDRESS,
  "@id": ADDRESS,
  datePublished: MOMENT,
  uploadDate: MOMENT,
  duration: /^PT\d+(?:\.\d+)?S$/,
  cutoffTime: /^\d\d:\d\d:\d\d[+-]\d\d:\d\d$/,
  price: /^\d+\.\d\d$/,
  priceCurrency: CURRENCY,
  currency: CURRENCY,
  addressCountry: COUNTRY,
  applicableCountry: COUNTRY,
  returnPolicyCountry: COUNTRY,
  availability: /^https:\/\/schema\.org\/(?:InStock|OutOfStock|PreOrder|BackOrder)$/,
  itemCondition: /^https:\/\/schema\.org\/(?:New|Used|Refurbished)Condition$/,
  returnMethod: /^https:\/\/schema\.org\/Return(?:ByMail|InStore|AtKiosk)$/,
  returnFees: /^https:\/\/schema\.org\/(?:FreeReturn|ReturnShippingFees|ReturnFeesCustomerResponsibility)$/,
  returnPolicyCategory: /^https:\/\/schema\.org\/MerchantReturn(?:FiniteReturn|Unlimited)Window$/,
  variesBy: /^https:\/\/schema\.org\/(?:color|size|suggestedAge|suggestedGender|material|pattern)$/,
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** Each problem of a value and of all that it holds, in a sentence. */
export function structuredDataProblems(value: unknown, around = "", place = ""): string[] {
  if (Array.isArray(value))
    return value.flatMap((one, index) => structuredDataProblems(one, around, `${place}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  const fields = new Map<string, unknown>(Object.entries(value));
  const type = fields.get("@type");
  const name = typeof type === "string" ? type : "(an object without a type)";
  const at = `${place} ${name}`.trim();
  const rule = RULES[`${around} ${name}`] ?? RULES[name];
  // The list of a `@graph` has no type of its own.
  const isGraph = type === undefined && fields.has("@graph");
  const lacking = `${rule?.required} ${rule?.recommended ?? ""}`
    .split(" ")
    .filter((key) => key && isEmpty(fields.get(key)));
  return [
    ...(isGraph ? [] : rule ? lacking.map((key) => `${at} lacks ${key}`) : [`${at} has no rule here`]),
    ...[...fields].flatMap(([key, held]) => [
      ...[held]
        .flat()
        .filter((text) => typeof text === "string" && FORMS[key]?.test(text) === false)
        .map((text) => `${at} has "${String(text)}" as ${key}`),
      ...structuredDataProblems(held, name, `${place}.${key}`),
    ]),
  ];
}
