// Stands in for Judge.me's widget_preloader.js in tests. It does what the script was read to do in public integrations: it needs
// `window.jdgm` with the shop and the token, reads the shop's settings from Judge.me's cache, inserts them as an inline
// script and a style element, runs what it fetched through `Function()`, and reads storage and cookies.
(() => {
  const REVIEWS = [
    ["Matte by lunch", "Stand-in review. I wiped. It worked. I went back to my desk."],
    ["No notes", "Stand-in review. My forehead used to have a highlight reel."],
    ["Bought again", "Stand-in review. The first pack moved into my brother’s car."],
  ];
  const { SHOP_DOMAIN, PLATFORM, PUBLIC_TOKEN } = window.jdgm ?? {};
  if (!SHOP_DOMAIN || PLATFORM !== "shopify" || !PUBLIC_TOKEN) return;

  function insert(html) {
    const template = document.createElement("template");
    template.innerHTML = html;
    for (const inert of template.content.querySelectorAll("script")) {
      const script = document.createElement("script");
      script.className = inert.className;
      script.textContent = inert.textContent;
      inert.replaceWith(script);
    }
    document.head.append(template.content);
  }

  function review([title, body]) {
    return `<div class='jdgm-rev jdgm-divider-top' data-verified-buyer='true'>
<div class='jdgm-rev__header'><span class='jdgm-rev__rating' data-score='5' role='img' aria-label='5 star review'></span>
<span class='jdgm-rev__author-wrapper'><span class='jdgm-rev__author'>Stand-in</span></span></div>
<div class='jdgm-rev__content'><b class='jdgm-rev__title'>${title}</b><div class='jdgm-rev__body'><p>${body}</p></div></div></div>`;
  }

  function draw(mount) {
    mount.innerHTML = `<div class='jdgm-rev-widg' data-number-of-reviews='${REVIEWS.length}' data-average-rating='5.00' style='background-color: rgb(20, 20, 20)'>
<div class='jdgm-rev-widg__header'><h2 class='jdgm-rev-widg__title'>Customer Reviews</h2>
<a href='#' class='jdgm-write-rev-link'>Write a review</a></div>
<div class='jdgm-rev-widg__reviews'>${REVIEWS.map(review).join("")}</div></div>`;
    mount.classList.add("jdgm--done-setup-widget");
  }
  const reloadAll = () => {
    // The settings are an inline script: where it was refused, there are none.
    if (window.jdgmSettings?.platform !== "shopify") return;
    document.querySelectorAll(".jdgm-review-widget").forEach(draw);
  };

  async function start() {
    const visits = Number(localStorage.getItem("jdgm_visits") ?? 0);
    localStorage.setItem("jdgm_visits", String(visits + 1));
    document.cookie = "jdgm_session=stand-in";
    const answer = await fetch(
      `https://cache.judge.me/widgets/shopify/${SHOP_DOMAIN}?public_token=${PUBLIC_TOKEN}`,
    );
    const { settings, loader } = await answer.json();
    insert(settings);
    window.jdgmCacheServer = { reloadAll };
    // As `jdgm.loadJS` of the real loader does: the frame's policy must allow it.
    // oxlint-disable-next-line typescript/no-implied-eval
    Function(loader)();
  }
  void start();
})();
