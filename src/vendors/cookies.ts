/**
 * Removes cookies that scripts can reach, whichever of the page's own domains they were set for. The path is taken to
 * be `/`, which is what vendors set; a cookie for another path cannot be told apart from here.
 */
export function removeCookies(page: Document, matches: (name: string) => boolean): void {
  const names = page.cookie.split(";").map((pair) => pair.split("=")[0]?.trim() ?? "");
  const labels = page.location.hostname.split(".");
  // mugworks.example and www.mugworks.example; a browser ignores what is no domain of the page.
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join(".")}`);
  for (const name of names) {
    if (name === "" || !matches(name)) continue;
    for (const domain of ["", ...domains]) page.cookie = `${name}=; Max-Age=0; path=/${domain}`;
  }
}
