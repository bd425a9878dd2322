/**
 * Removes cookies that scripts can reach, whichever of the page's own domains they were set for. The path is
 * assumed to be `/`, which vendors set: a script cannot read the path of a cookie.
 */
export function removeCookies(page: Document, matches: (name: string) => boolean): void {
  const names = page.cookie.split(";").map((pair) => pair.replace(/=.*/, "").trim());
  const labels = page.location.hostname.split(".");
  // mugworks.example and www.mugworks.example; a browser ignores a domain that is not the page's.
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join(".")}`);
  for (const name of names) {
    if (name === "" || !matches(name)) continue;
    for (const domain of ["", ...domains]) page.cookie = `${name}=; Max-Age=0; path=/${domain}`;
  }
}
