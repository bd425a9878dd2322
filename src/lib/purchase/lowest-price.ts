interface Priced {
  readonly price: number;
  readonly packs: number;
}

/**
 * The one entry that costs least a pack; none when two share that price. Whole cents are multiplied crosswise, because
 * quotients in floating point differ for equal prices: 59.7 / 3 is not 19.9.
 */
export function onlyLowest<Entry extends Priced>(entries: readonly Entry[]): Entry | undefined {
  const isBelow = (a: Priced, b: Priced) =>
    Math.round(a.price * 100) * b.packs < Math.round(b.price * 100) * a.packs;
  return entries.find((entry) => entries.every((other) => other === entry || isBelow(entry, other)));
}
