// Whether a version of Node.js is one that package.json names under "engines".

/** `range`: alternatives such as "^20.19.0 || >=24.0.0". @param {string} version @param {string} range */
export function isInRange(version, range) {
  const found = numbersOf(version);
  return range.split("||").some((part) => {
    const least = numbersOf(part);
    const isLater = compare(found, least) >= 0;
    return part.trim().startsWith("^") ? isLater && found[0] === least[0] : isLater;
  });
}

/** @param {string} text */
function numbersOf(text) {
  return (/\d+(?:\.\d+)*/.exec(text)?.[0] ?? "0").split(".").map(Number);
}

/** @param {number[]} one @param {number[]} other */
function compare(one, other) {
  const index = [0, 1, 2].find((place) => (one[place] ?? 0) !== (other[place] ?? 0));
  return index === undefined ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
}
