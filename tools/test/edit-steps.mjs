// The steps that `npm run test:edits` takes in an edited copy of the project.
const SPELLING = "tests/content/spelling.test.ts";
/** Those that depend most on prices, bundles and texts. */
const JOURNEYS = [
  "budget",
  "bundle-links",
  "buy",
  "demo-checkout",
  "discount",
  "faq-search",
  "landing",
  "navigation",
  "no-script",
  "referral-cart-links",
  "screenshots",
  "static-pages",
  "three-taps",
  "typesetting",
];

/**
 * `withAll`: all journeys of the demo store. The copy builds no other site, so the journeys of other projects would visit ports on
 * which nothing is served.
 *
 * @returns {{ name: string, command: string[] }[]}
 */
export function editSteps(edit, { withJourneys, withAll }) {
  const journeys = withAll ? [] : JOURNEYS.map((name) => `demo/${name}.spec.ts`);
  return [
    { name: "types", command: ["tsc", "--noEmit"] },
    {
      name: "unit tests",
      // The changed texts of the first copy are not English words.
      command: ["vitest", "run", "--reporter=dot", ...(edit === "texts" ? [`--exclude=${SPELLING}`] : [])],
    },
    { name: "build", command: ["vite", "build", "--logLevel", "warn"] },
    ...(withJourneys
      ? [
          {
            name: "journeys",
            command: [
              "playwright",
              "test",
              "--config",
              "e2e/playwright.config.ts",
              "--project=demo",
              ...journeys,
            ],
          },
        ]
      : []),
  ];
}
