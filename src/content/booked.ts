import type { BookedSuspect, Picture } from "./schema";

/** One of the suspects of the line-up, by the number in the names of his pictures. */
const booked = (username: string, id: number, wall: BookedSuspect["wall"]): BookedSuspect => ({
  username,
  wall,
  picture: { name: `line-up/bro-${id}-after`, widths: [360, 640], height: 760, alt: "" },
  hand: { name: `line-up/bro-${id}-hand`, widths: [148], height: 162, alt: "" },
});

/**
 * The suspects as the picker, the cart and the receipt show them: matte, with a placard. Shown is the one whom the visitor wiped last,
 * by the handle in home-story.ts, and the first one until then.
 */
export const bookedSuspects: readonly BookedSuspect[] = [
  booked("@coach.dre", 1, "slate"),
  booked("@table.for.theo", 2, "clay"),
  booked("@nine2five.nico", 3, "slate"),
  booked("@seat.27c", 4, "bone"),
  booked("@mosh.maya", 5, "slate"),
  booked("@camera.on.carl", 6, "clay"),
];

/** Behind the suspect, once for each pack of the bundle. */
export const packHeld: Picture = {
  name: "product/pack-held",
  widths: [128, 216],
  height: 280,
  alt: "A pack with a sheet pulled halfway out.",
};
