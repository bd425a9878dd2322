const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  minimumFractionDigits: 0,
});

/** `20` is '$20', `20.5` is '$20.50'. */
export function formatUsd(amount: number): string {
  return Number.isInteger(amount) ? dollars.format(amount) : `$${amount.toFixed(2)}`;
}
