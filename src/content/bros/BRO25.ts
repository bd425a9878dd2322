import type { Bro } from "../schema";

export const bro: Bro = {
  code: "BRO25",
  name: "Dre",
  shortName: "Dre",
  handle: "@seat.27c",
  picture: {
    name: "bros/bro25",
    widths: [96, 192, 400],
    height: 400,
    alt: "A bearded man with a top knot, matte.",
  },
  line: "Fourteen hours in 27C. One sheet over Ohio. Nobody asked.",
  percent: 25,
};
