// Not by `Intl.DateTimeFormat`, which takes as long to make as a page's other modules together. The application starts with this
// file, because content uses `formatHour`.
const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** Formats '2025-07-13' as 'July 13, 2025' in every time zone. */
export function formatLongDate(isoDate: string): string {
  return writeDate(isoDate, (month) => month);
}

/** Formats '2025-07-13' as 'Jul 13, 2025'. */
export function formatShortDate(isoDate: string): string {
  return writeDate(isoDate, (month) => month.slice(0, 3));
}

function writeDate(isoDate: string, shorten: (month: string) => string): string {
  const [year = 0, month = 0, day = 0] = isoDate.split("-").map(Number);
  return `${shorten(MONTHS[month - 1] ?? "")} ${day}, ${year}`;
}

/** The day of a moment in UTC, as YYYY-MM-DD. */
export function isoDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** When a day begins. Days of the content are of UTC; without a time zone, Google takes a day for one of its own zone. */
export function startOfDay(isoDate: string): string {
  return `${isoDate}T00:00:00Z`;
}

/** Writes the hour 14 as '2 PM'. */
export function formatHour(hour: number): string {
  return `${((hour + 11) % 12) + 1} ${hour < 12 ? "AM" : "PM"}`;
}
