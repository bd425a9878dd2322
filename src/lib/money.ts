const format = (digits: number) =>
  new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
const whole = format(0);
const withCents = format(2);

/** Formats `2000` as '$20.00'. */
export function formatCents(cents: number): string {
  return withCents.format(cents / 100);
}

/** Formats `20` as '$20' and `20.5` as '$20.50'. */
export function formatUsd(amount: number): string {
  return (Number.isInteger(amount) ? whole : withCents).format(amount);
}
