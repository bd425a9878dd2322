// The carts whose lines must not be created again: the shopper took them to the checkout, or their lines went into a new cart. The shop
// answers null for the cart of a completed order and for one that expired. Only this tells the two apart. A cart is known by its number:
// the key in its id lets its holder change the cart, so it is not stored a second time.

/** A browser has one cart at a time. A tab that slept may still show an earlier one. */
const MAX_CARTS = 10;

function numbersIn(text: string | null): string[] {
  return (text ?? "").split(" ").filter((number) => number !== "");
}

export function isSpent(text: string | null, number: string): boolean {
  return numbersIn(text).includes(number);
}

export function withSpent(text: string | null, number: string): string {
  return [number, ...numbersIn(text).filter((other) => other !== number)].slice(0, MAX_CARTS).join(" ");
}
