import type { MugShot, Picture } from "./schema";

/** The file in public/pictures/mugshots has the number of the tile, in two digits. */
export const mugshotPicture = (id: number, alt: string): Picture => ({
  name: `mugshots/${String(id).padStart(2, "0")}`,
  widths: [200, 240, 400],
  width: 400,
  height: 400,
  alt,
});

/** The tiles that the landing page shows, too. They have a file of their own, so that it carries no others. */
export const mugshotsOnHome: readonly MugShot[] = [
  {
    id: 2,
    type: "image",
    caption: "Kept the beard. Returned the glare.",
    username: "@omar.still",
    city: "Oakland, CA",
    picture: mugshotPicture(
      2,
      "A man with a full black beard and a charcoal hoodie looks sideways, unimpressed.",
    ),
  },
  {
    id: 5,
    type: "image",
    caption: "Everything about me is loud except the T-zone.",
    username: "@low.volume",
    city: "Portland, OR",
    picture: mugshotPicture(
      5,
      "A man with a lime mohawk, gold earrings and a gold chain, frowning with conviction.",
    ),
  },
  {
    id: 7,
    type: "image",
    caption: "I retired in 2019. The shine worked until Tuesday.",
    username: "@walt.sits",
    city: "Tampa, FL",
    picture: mugshotPicture(
      7,
      "An older man with gold glasses, a white mustache, a dark suit and a lime tie.",
    ),
  },
  {
    id: 12,
    type: "video",
    caption: "School picture day. I’m 26.",
    username: "@spike.26",
    city: "Boise, ID",
    picture: mugshotPicture(
      12,
      "A freckled man with spiky orange hair and a striped shirt grimaces for the camera.",
    ),
  },
  {
    id: 18,
    type: "image",
    caption: "Chopped wood. Wiped. Chopped more wood.",
    username: "@timber.tim",
    city: "Duluth, MN",
    picture: mugshotPicture(
      18,
      "A man with an enormous red beard, a black beanie and a red striped sweater.",
    ),
  },
  {
    id: 22,
    type: "image",
    caption: "Height: noted. Shine: under investigation.",
    username: "@rico.noir",
    city: "Miami, FL",
    picture: mugshotPicture(
      22,
      "A man with a black pompadour, a gold chain and a glossy forehead, eyebrow raised.",
    ),
  },
];
