// What Google's documentation asks for in structured data (developers.google.com/search/docs/appearance/structured-data),
// and what is wrong with a page's by that.

interface TypeRule {
  /** The page of the documentation. */
  page: string;
  required: readonly string[];
  recommended?: readonly string[];
  /** Recommended properties that the site leaves out, and why. */
  leftOut?: Readonly<Record<string, string>>;
}

const PRODUCT_VARIANTS = "Product variant (ProductGroup, Product)";
const MERCHANT = "Merchant listing (Product, Offer)";
const ARTICLE = "Article (Article, NewsArticle, BlogPosting)";
const FAQ = "FAQ (FAQPage, Question, Answer)";

const RATINGS = {
  aggregateRating: "Ratings are never invented: a reviews service shows its own.",
  review: "Reviews are never invented: a reviews service shows its own.",
};
const OF_GROUP = "It stands once, in the group.";

/** By the type of the object; by the type of the object around it, too, where the same type means something else. */
const RULES: Readonly<Record<string, TypeRule>> = {
  ProductGroup: {
    page: PRODUCT_VARIANTS,
    required: ["name"],
    recommended: ["brand", "description", "hasVariant", "productGroupID", "url", "variesBy"],
    leftOut: { ...RATINGS, audience: "The wipes are for everybody with oily skin." },
  },
  Brand: { page: PRODUCT_VARIANTS, required: ["name"] },
  Product: {
    page: MERCHANT,
    required: ["name", "image", "offers"],
    recommended: ["description", "inProductGroupWithID", "size", "sku", "url"],
    leftOut: {
      ...RATINGS,
      brand: OF_GROUP,
      gtin: "The product has no trade number.",
      mpn: "Nothing but the stock-keeping unit is known.",
      isVariantOf: "The variants are nested in their group.",
      color: "Every bundle has the same wipes.",
      material: "Every bundle has the same wipes.",
      pattern: "Every bundle has the same wipes.",
      audience: "The wipes are for everybody with oily skin.",
      hasCertification: "There is none.",
      subjectOf: "There is no 3D model.",
    },
  },
  Offer: {
    page: MERCHANT,
    required: ["price", "priceCurrency"],
    recommended: ["availability", "hasMerchantReturnPolicy", "itemCondition", "shippingDetails", "url"],
    leftOut: {
      priceSpecification: "There is one price, without a former one.",
      priceValidUntil: "Nobody knows until when a price is valid.",
    },
  },
  OfferShippingDetails: {
    page: MERCHANT,
    required: ["shippingRate", "shippingDestination", "deliveryTime"],
  },
  MonetaryAmount: { page: MERCHANT, required: ["value", "currency"] },
  DefinedRegion: {
    page: MERCHANT,
    required: ["addressCountry"],
    leftOut: {
      addressRegion: "Shipping is to the whole country.",
      postalCode: "Shipping is to the whole country.",
    },
  },
  ShippingDeliveryTime: {
    page: MERCHANT,
    required: ["handlingTime", "transitTime"],
    recommended: ["cutoffTime", "businessDays"],
  },
  OpeningHoursSpecification: { page: MERCHANT, required: ["dayOfWeek"] },
  QuantitativeValue: { page: MERCHANT, required: ["minValue", "maxValue", "unitCode"] },
  MerchantReturnPolicy: {
    page: MERCHANT,
    // `merchantReturnDays` is required for a window that ends.
    required: ["applicableCountry", "returnPolicyCategory", "returnPolicyCountry", "merchantReturnDays"],
    recommended: ["itemCondition", "returnFees", "returnMethod"],
  },
  BlogPosting: {
    page: ARTICLE,
    required: [],
    recommended: ["author", "datePublished", "headline", "image"],
    leftOut: { dateModified: "The content does not say when an article was changed." },
  },
  Organization: { page: ARTICLE, required: ["name"], recommended: ["url", "logo"] },
  PostalAddress: {
    page: "Organization (PostalAddress)",
    required: ["streetAddress", "addressLocality", "addressRegion", "postalCode", "addressCountry"],
  },
  ImageObject: { page: "Logo (Organization)", required: ["url"] },
  WebPage: { page: ARTICLE, required: ["@id"] },
  BreadcrumbList: { page: "Breadcrumb (BreadcrumbList)", required: ["itemListElement"] },
  "BreadcrumbList ListItem": {
    page: "Breadcrumb (BreadcrumbList)",
    required: ["item", "name", "position"],
  },
  VideoObject: {
    page: "Video (VideoObject)",
    required: ["name", "thumbnailUrl", "uploadDate"],
    recommended: ["contentUrl", "description", "duration"],
    leftOut: {
      embedUrl: "The film itself has an address.",
      expires: "The films do not expire.",
      hasPart: "A film of some seconds has no chapters.",
      interactionStatistic: "Nobody counts views.",
      publication: "No film is a live broadcast.",
      regionsAllowed: "The films may be seen everywhere.",
    },
  },
  FAQPage: { page: FAQ, required: ["mainEntity"] },
  Question: { page: FAQ, required: ["acceptedAnswer", "name"] },
  Answer: { page: FAQ, required: ["text"] },
  // Google lists no page of a blog by these; they have the form of its carousels, of addresses.
  CollectionPage: { page: "Carousel (ItemList)", required: ["mainEntity"] },
  ItemList: { page: "Carousel (ItemList)", required: ["itemListElement"] },
  "ItemList ListItem": { page: "Carousel (ItemList)", required: ["position", "url"] },
};

const ADDRESS = /^https:\/\/[^\s/]+(?:\/\S*)?$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/;
/** The form of a value, by the property that has it. Moments have their time zone, as the documentation recommends. */
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
  priceCurrency: /^[A-Z]{3}$/,
  currency: /^[A-Z]{3}$/,
  addressCountry: /^[A-Z]{2}$/,
  applicableCountry: /^[A-Z]{2}$/,
  returnPolicyCountry: /^[A-Z]{2}$/,
  availability: /^https:\/\/schema\.org\/(?:InStock|OutOfStock|PreOrder|BackOrder)$/,
  itemCondition: /^https:\/\/schema\.org\/(?:New|Used|Refurbished)Condition$/,
  returnMethod: /^https:\/\/schema\.org\/Return(?:ByMail|InStore|AtKiosk)$/,
  returnFees: /^https:\/\/schema\.org\/(?:FreeReturn|ReturnShippingFees|ReturnFeesCustomerResponsibility)$/,
  returnPolicyCategory: /^https:\/\/schema\.org\/MerchantReturn(?:FiniteReturn|Unlimited)Window$/,
  variesBy: /^https:\/\/schema\.org\/(?:color|size|suggestedAge|suggestedGender|material|pattern)$/,
};

type Entry = readonly [name: string, value: unknown];

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** Each problem of a value and of all that it holds, in a sentence. */
export function structuredDataProblems(value: unknown, around = "", place = ""): string[] {
  if (Array.isArray(value))
    return value.flatMap((one, index) => structuredDataProblems(one, around, `${place}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  const entries: Entry[] = Object.entries(value);
  const fields = new Map(entries);
  const type = fields.get("@type");
  const name = typeof type === "string" ? type : "(an object without a type)";
  const at = `${place} ${name}`.trim();
  return [
    // The list of a `@graph` has no type of its own.
    ...(type === undefined && fields.has("@graph") ? [] : problemsOfType(fields, name, around, at)),
    ...entries.flatMap(([key, held]) => problemsOfForm(key, held, at)),
    ...entries.flatMap(([key, held]) => structuredDataProblems(held, name, `${place}.${key}`)),
  ];
}

function problemsOfType(
  fields: ReadonlyMap<string, unknown>,
  name: string,
  around: string,
  at: string,
): string[] {
  const rule = RULES[`${around} ${name}`] ?? RULES[name];
  if (rule === undefined) return [`${at} has no rule: write down what Google's documentation says of it`];
  const { page, required, recommended = [], leftOut = {} } = rule;
  const lacks = (key: string): boolean => isEmpty(fields.get(key));
  return [
    ...required.filter(lacks).map((key) => `${at} lacks ${key}, which "${page}" requires`),
    ...recommended.filter(lacks).map((key) => `${at} lacks ${key}, which "${page}" recommends`),
    ...Object.entries(leftOut)
      .filter(([key]) => fields.has(key))
      .map(([key, why]) => `${at} has ${key}, which is left out: ${why}`),
  ];
}

function problemsOfForm(key: string, value: unknown, at: string): string[] {
  const form = FORMS[key];
  const texts: unknown[] = Array.isArray(value) ? value : [value];
  return texts.flatMap((text) =>
    form && typeof text === "string" && !form.test(text) ? [`${at} has "${text}" as ${key}`] : [],
  );
}
