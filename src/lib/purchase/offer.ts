// What a referral code takes off a price: pure rules over the affiliate service's answer and the shop's figures.

/** The affiliate service's answer on a code. */
export type CodeAnswer =
  /** The service knows the code. The percent, from 0 to 100, is null when it gives none that can be read. */
  | { readonly state: "known"; readonly percent: number | null }
  /** The service has no such code. */
  | { readonly state: "unknown" }
  /** The lookup failed, took too long, or there is no service. */
  | { readonly state: "unread" };

/** What the shop says of the page's cart. All amounts are whole cents of US dollars. */
export interface CartFigures {
  readonly lines: readonly {
    readonly variantId: string;
    readonly quantity: number;
    /** Before discounts. */
    readonly cents: number;
    /** After them. Together they are what the shop charges. */
    readonly paidCents: number;
  }[];
  /** The discount codes on the cart. */
  readonly codes: readonly {
    readonly code: string;
    /** Whether it takes something off. */
    readonly applicable: boolean;
    /** Why it takes nothing off, as the shop's CartWarningCode has it. */
    readonly reason?: string;
  }[];
  /** What comes off: one entry for each code or automatic discount that takes something off. */
  readonly discounts: readonly Discount[];
  /** What the shop charges for the lines, before shipping. */
  readonly totalCents: number;
}

export interface Discount {
  readonly name: string;
  readonly cents: number;
  /** Whether it is another percent of each price: a fixed amount, or one for some of the lines only. */
  readonly isUneven?: boolean;
}

export interface Offer {
  readonly code: string;
  /** Percent off, from 0 to 100: the shop's once it has put the code on a cart, else the service's. Null until it is known, and for a fixed amount. */
  readonly percent: number | null;
  /** Whether the shop has the code on the cart and takes nothing off for it. */
  readonly refused: boolean;
}

/** The answer is null while it is awaited, and the figures are null until there is a cart. */
export function offerOf(code: string, answer: CodeAnswer | null, figures: CartFigures | null): Offer {
  const percent = answer?.state === "known" ? answer.percent : null;
  const onCart = figures?.codes.find((candidate) => isSameCode(candidate.code, code));
  // A cart that is empty, or has only lines that are sold out, says nothing: the shop applies no code to it.
  if (!figures || !onCart || figures.lines.every(({ quantity }) => quantity === 0))
    return { code, percent, refused: false };
  if (!onCart.applicable) return { code, percent: 0, refused: true };
  return { code, percent: percentOf(figures, code), refused: false };
}

/** The shop rounds each line's discount to cents. A percent that explains the cents is the one that the shop applied. */
function percentOf({ lines, discounts }: CartFigures, code: string): number | null {
  const full = lines.reduce((sum, { cents }) => sum + cents, 0);
  const discount = discounts.find(({ name }) => isSameCode(name, code));
  if (!discount || full === 0) return 0;
  // It would be too high a percent for a dearer bundle, or for one that gets nothing off.
  if (discount.isUneven) return null;
  const off = discount.cents;
  const nearest = Math.round((off / full) * 1000) / 10;
  const isExplained = Math.abs((full * nearest) / 100 - off) < lines.length;
  // Otherwise rounded down: a price that is computed with it must not be below the one that the shop charges.
  return isExplained ? nearest : Math.floor((off / full) * 1000) / 10;
}

/** Shopify compares discount codes without regard to letter case. */
export function isSameCode(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** The price in dollars after the discount; cents are rounded up, so that it is never below the price that is charged. */
export function reducedPrice(price: number, offer: Offer | null): number {
  // Rounding first removes the error of binary fractions, which would add a cent.
  const cents = Math.round(price * (100 - (offer?.percent ?? 0)) * 1000) / 1000;
  return Math.ceil(cents) / 100;
}

interface PricedPacks {
  readonly packs: number;
  readonly price: number;
}

/**
 * How many dollars fewer a bundle costs than as many single packs, both under the same offer. It is 0 where that is not less,
 * and where no single pack is sold: it is compared with a price that is charged, or with none.
 */
export function savingOf(
  { packs, price }: PricedPacks,
  all: readonly PricedPacks[],
  offer: Offer | null,
): number {
  const singles = all.filter((one) => one.packs === 1).map((one) => one.price);
  if (singles.length === 0) return 0;
  const saved = reducedPrice(packs * Math.min(...singles), offer) - reducedPrice(price, offer);
  return Math.max(0, Math.round(saved * 100) / 100);
}
