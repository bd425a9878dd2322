// The names of the labels of interface.ts that every page, running text or films have. See schema-labels.ts.
import { group, text } from "./schema-fields.ts";

export const layoutLabelSchemas = {
  layoutLabels: group({
    skip: text.describe(
      "The first link of every page. It appears when the keyboard focuses it, and leads past the navigation.",
    ),
    backToTop: text.describe("The button that leads back to the top, for screen readers."),
    buyBar: text.describe(
      "Names the bar at the lower edge of phones, with the chosen bundle and the back-to-top button, for screen readers.",
    ),
  }),
  navigationLabels: group({
    bar: text.describe("Names the navigation at the top of every page, for screen readers."),
    cart: text.describe(
      "The link at the top right that opens the cart. The number of packs follows it once the cart is known.",
    ),
    menu: text.describe(
      "The button with two lines that opens the menu on phones and tablets, for screen readers.",
    ),
    buy: text.describe(
      "The button to the bundles in the navigation and in the bar on phones, unless every bundle is sold out.",
    ),
  }),
  pageFailure: group({
    heading: text.describe(
      "In place of a page that failed to load or to render, and the title of its tab then.",
    ),
    text: text.describe("Below the heading of a page that failed."),
    retry: text.describe("The button that loads the failed page again."),
    home: text.describe("The link to the home page, beside the button of a failed page."),
    shop: text.describe("On a page that failed, before one link for each bundle to the shop's cart."),
  }),
  emptyPage: group({
    noScript: text.describe(
      "At an address that the build does not know, for visitors without JavaScript, before the links.",
    ),
    failure: text.describe(
      "At an address that the build does not know, where the script does not load, before the links.",
    ),
    home: text.describe("The link to the home page below either sentence."),
    buy: text.describe(
      "One link for each bundle to the shop's cart, there and on a page that failed. {bundle} is its name.",
    ),
  }),
  textPageLabels: group({
    figures: text.describe("Names the row of figures at the top of a policy, for screen readers."),
    contents: text.describe("Names the list of sections beside a policy or the story, for screen readers."),
    sectionLink: text.describe(
      "Read after the number of a section by screen readers, which is a link. {section} is its heading.",
    ),
  }),
  sliderLabels: group({
    middle: text.describe("What screen readers say of a line between two pictures before it is moved."),
    position: text.describe(
      "The same once it is moved. {before} and {after} are how much of each picture shows, in percent.",
    ),
  }),
  videoLabels: group({
    play: text.describe("The button above the films on the home page while they do not play by themselves."),
    pause: text.describe("The same button while they do. It stops all films."),
    previous: text.describe("The arrow to the left above the films, for screen readers."),
    next: text.describe("The arrow to the right above the films, for screen readers."),
    watch: text.describe(
      "Names a film that is a plain link, before the player has loaded, for screen readers. {username} is its handle.",
    ),
    sound: text.describe(
      "Names the button over a film that turns its sound on and off, for screen readers. {username} is its handle.",
    ),
    retry: text.describe("On the button over a film that did not load."),
    retryOne: text.describe("The same button for screen readers. {username} is the film's handle."),
    captions: text.describe(
      "The name of the captions' language, as the browser's own list of captions shows it.",
    ),
    loading: text.describe("Over a film while it loads."),
    unavailable: text.describe("Over a film that did not load, above the button that tries again."),
    comingSoon: text.describe("Over the poster of a film whose `src` is empty."),
    playingMuted: text.describe("What screen readers say of a film that plays without sound."),
    playingWithSound: text.describe("What screen readers say of a film that plays with sound."),
    paused: text.describe("What screen readers say of a film that does not play."),
  }),
};
