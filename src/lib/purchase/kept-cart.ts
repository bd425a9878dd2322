// What the pages show of the cart before the shop has answered.

/** The cart as the shop answered last. */
export interface KeptCart {
  /** Without the key with which its holder may change it. */
  readonly id: string;
  readonly pieces: number;
  /** What the shop charges before shipping, in cents of a US dollar; null where that is not known. */
  readonly cents: number | null;
}

export function writeKeptCart({ id, pieces, cents }: KeptCart): string {
  return `${id}:${pieces}:${cents ?? ""}`;
}

/** Returns null unless the text is a cart with at least one piece, and with numbers that a cart may have. */
export function readKeptCart(text: string | null): KeptCart | null {
  const [, id, pieces, cents] = text?.match(/^([\w-]{1,99}):([1-9]\d{0,4}):(\d{0,9})$/) ?? [];
  return id === undefined ? null : { id, pieces: Number(pieces), cents: cents ? Number(cents) : null };
}
