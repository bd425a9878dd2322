import type { MugShot, Picture } from "./schema";

/** The file in public/pictures/mugshots has the number of the tile, in two digits. */
export const mugshotPicture = (id: number, alt: string): Picture => ({
  name: `mugshots/${String(id).padStart(2, "0")}`,
  widths: [200, 240, 400],
  width: 400,
  height: 400,
  alt,
});

/** The tiles that the landing page shows, too. They have a file of their own, so that it carries no others. Their backgrounds differ from their neighbors'. */
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
    id: 10,
    type: "image",
    caption: "“Quick chat, camera on.” I had three seconds.",
    username: "@q3.forecast",
    city: "Charlotte, NC",
    picture: mugshotPicture(
      10,
      "A man in a dark suit and lime tie, wide-eyed and sweating, mouth in a small O.",
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
    id: 3,
    type: "image",
    caption: "Demo in nine minutes. Forehead is ready. I’m not.",
    username: "@sprint.zero",
    city: "San Jose, CA",
    picture: mugshotPicture(
      3,
      "A man with black curls and round glasses, beads of sweat on his face, mouth in a wobble.",
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
    id: 13,
    type: "image",
    caption: "Eyes closed. I can hear the matte.",
    username: "@soft.focus",
    city: "New Orleans, LA",
    picture: mugshotPicture(
      13,
      "A person with a big round afro and a coral turtleneck smiles with closed eyes.",
    ),
  },
];
