// The schema of what marketers edit. A field that is missing or misspelt is an error in the editor and in the build.

/** A picture in public/pictures, made by `npm run pictures`. */
export interface Picture {
  /** `group/name` below public/pictures. */
  name: string;
  /** The widths that exist, in pixels, as AVIF and WebP. */
  widths: readonly number[];
  /** Size of the largest, in pixels: the page keeps this shape free while it loads. */
  width: number;
  height: number;
  /** What a person who cannot see it needs to know; empty when it only decorates. */
  alt: string;
}

export interface Brand {
  name: string;
  /** The name in addresses. */
  slug: string;
  siteUrl: string;
  email: string;
  sku: string;
  cartTitle: string;
  productTitle: string;
  social: {
    tiktok: SocialLink;
    hashtag: SocialLink;
    instagram: SocialLink;
    youtube: SocialLink;
    x: SocialLink;
  };
  socialPicture: { path: string; alt: string };
}

export interface SocialLink {
  label: string;
  url: string;
}

export interface PageMeta {
  /** Shown in the tab and in search results, without the brand's name. */
  title: string;
  /** One or two sentences for search results and shared links, 50 to 160 characters. */
  description: string;
}

export type BundleId = "starter" | "bro-bundle" | "matte-mode";

export interface Bundle {
  id: BundleId;
  name: string;
  packs: number;
  sheets: number;
  /** US dollars. */
  price: number;
  pitch: string;
  perDay: string;
  /** A short tag over the picture, or null. */
  badge: string | null;
  /** The number of this bundle's variant at Shopify, at the end of the variant's address in the admin. */
  variantId: string;
  picture: Picture;
}

export interface Quote {
  text: string;
  name: string;
  situation: string;
  bundle: BundleId;
}

export interface TestimonialVideo {
  id: number;
  /** Path to an mp4 under /videos/, or an empty string: 'Coming Soon'. */
  src: string;
  /** How long the film is. Its captions lie beside it: the same name, with .vtt for .mp4. */
  seconds: number;
  poster: Picture;
  username: string;
  caption: string;
  /**
   * The day on which the film first stood on the public site, `YYYY-MM-DD`. Search engines list no film without it, and
   * it must be true, so it is yours to fill in when you put the site up.
   */
  uploaded?: `${number}-${number}-${number}`;
}

export interface Step {
  title: string;
  text: string;
  picture: Picture;
}

export interface Benefit {
  title: string;
  text: string;
}

/** A short figure and what it counts. */
export interface Figure {
  figure: string;
  label: string;
}

/**
 * A paragraph, a list, one sentence set large, or a small table of label and text. Text may hold links written as
 * `[label](/address)`.
 */
export type TextBlock =
  | string
  | { list: readonly string[] }
  | { loud: string }
  | { table: readonly { label: string; text: string }[] };

export interface FaqItem {
  /** The part of the address behind #. */
  id: string;
  question: string;
  answer: readonly TextBlock[];
  /** Words that people look for and the answer does not use. */
  searchWords?: readonly string[];
}

export interface DocumentSection {
  id: string;
  heading: string;
  blocks: readonly TextBlock[];
}

/** A page of running text: a policy, a story. */
export interface TextPage {
  meta: PageMeta;
  heading: string;
  lead: string;
  /** ISO date of the last change, shown under the heading; null where none is shown. */
  updated: { label: string; date: string } | null;
  /** What most readers came for, at the top. Three or four. */
  figures?: readonly Figure[];
  sections: readonly DocumentSection[];
}

export type ArticleCategory = "Tips" | "Confidence Hacks" | "Brand Story";

/** What lists, feeds and heads need of an article. */
export interface ArticleMeta {
  /** The file's name and the last part of the address. */
  slug: string;
  /** Fixed articles stand in the list; generic ones are reached through related links. */
  kind: "fixed" | "generic";
  title: string;
  /** For search results, 70 to 160 characters. */
  description: string;
  keywords: readonly string[];
  /** Shown on cards. */
  excerpt: string;
  /** First paragraph, under the title. */
  intro: string;
  category: ArticleCategory;
  /** YYYY-MM-DD. */
  date: string;
  readMinutes: number;
  /** Slugs: lower case, hyphens. */
  tags: readonly string[];
  picture: Picture;
  related: readonly [RelatedArticle, RelatedArticle];
  /** Whether the 'Stay Matte. Stay Confident.' box stands in it. */
  callOut: boolean;
  /** Where 'Let's Go' leads. */
  dropPath: "/#the-drop?offset=50" | "/#drop";
  /** Kept out of the built site. */
  draft?: boolean;
}

export interface RelatedArticle {
  slug: string;
  title: string;
  teaser: string;
}

export interface Article extends ArticleMeta {
  /** HTML; sanitised before it is shown. */
  body: string;
}

/** A tile of the photo wall. The page letters the placard with username and city. */
export interface MugShot {
  id: number;
  type: "image" | "video";
  caption: string;
  username: string;
  city: string;
  picture: Picture;
}

/** What the blog's pages say besides the articles. */
export interface BlogWords {
  readMore: string;
  minutes: string;
  unpublished: string;
  pagination: { label: string; previous: string; next: string; page: string };
  tag: { heading: string; description: string; all: string; count: readonly [one: string, more: string] };
  back: string;
  contents: string;
  tags: string;
  share: ShareWords;
  callOut: { heading: string; listHeading: string; uses: readonly string[] };
  related: string;
  neighbours: { label: string; newer: string; older: string };
}

export interface ShareWords {
  label: string;
  fixed: { tweet: string; share: string; linkedIn: string; copy: string };
  generic: { tweet: string; facebook: string; linkedIn: string; copy: string };
  copied: string;
  /** Said before the link itself, which stands there selected. */
  refused: string;
}
