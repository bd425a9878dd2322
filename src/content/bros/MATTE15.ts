import type { Bro } from "../schema";

export const bro: Bro = {
  code: "MATTE15",
  name: "Maya",
  shortName: "Maya",
  handle: "@mosh.maya",
  picture: {
    name: "bros/matte15",
    widths: [96, 192, 400],
    height: 400,
    alt: "A woman with straight black hair in an orange coat, matte.",
  },
  line: "Day three. Front row. One pocket, one pack.",
  percent: 15,
};
