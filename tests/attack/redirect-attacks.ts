// Addresses that try to lead a visitor to another site. No package of npm ships a list of them, so this one is made of what the public
// lists consist of: a beginning that a reader may take for a host's, a host in a form of its own, and a place in the address.

const HOST = "elsewhere.example";

/** What stands before the host: slashes, their encodings and what browsers drop or read as slashes, and schemes. */
const BEGINNINGS = [
  "//",
  "///",
  "////",
  "/\\",
  "\\\\",
  "\\/\\/",
  "/\t/",
  "/%09/",
  "/%0a/",
  "/%0d%0aLocation:%20//",
  "/%2f",
  "%2f%2f",
  "/%5c",
  "%5c%5c",
  "/%252f",
  "/.//",
  "/..//",
  "/%2e%2e//",
  "/;//",
  "/@",
  "@",
  "https:",
  "https:/",
  "https://",
  "https:\\\\",
  "hTTps:%2f%2f",
  "//https://",
  "javascript:alert(1)//",
  "data:text/html,<script>location='//",
  "\u2044\u2044",
  "\uff0f\uff0f",
  "%ef%bc%8f%ef%bc%8f",
] as const;

/** The same host as browsers, servers and people read it. */
const HOSTS = [
  HOST,
  `${HOST}/`,
  `${HOST}:443`,
  `${HOST}%00.shop.example`,
  `${HOST}?shop.example`,
  `${HOST}#shop.example`,
  `${HOST}\\@shop.example`,
  `shop.example@${HOST}`,
  `shop.example.${HOST}`,
  "elsewhere\u3002example",
  "elsewhere%E3%80%82example",
  "3232235777",
  "[::ffff:c0a8:101]",
] as const;

/** Where it stands: as the path, behind names that lead somewhere, and in parameters that sites redirect by. */
const PLACES: readonly ((attack: string) => string)[] = [
  (attack) => `/${attack}`,
  (attack) => attack,
  (attack) => `/faqs${attack}`,
  (attack) => `/shop?x=${attack}`,
  (attack) => `/cart#${attack}`,
  (attack) => `/BRO25${attack}`,
  (attack) => `/BRO25?next=${attack}`,
  (attack) => `/?snowball=${attack}`,
  ...["redirect", "url", "return_to"].map((name) => (attack: string) => `/BRO25?${name}=${attack}#${attack}`),
];

export const redirectAttacks: readonly string[] = BEGINNINGS.flatMap((beginning) =>
  HOSTS.flatMap((host) => PLACES.map((place) => place(beginning + host))),
);
