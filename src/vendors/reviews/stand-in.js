// Stands in for a reviews widget in `npm run dev` and in tests: Yotpo's, with the element, the class names, the injected style
// element and the method of its script (version 2 and 3), read in public integrations. It sends nothing.
(() => {
  const REVIEWS = [
    ["Matte by lunch", "Stand-in review. I wiped. It worked. I went back to my desk."],
    ["No notes", "Stand-in review. My forehead used to have a highlight reel."],
    ["Bought again", "Stand-in review. The first pack moved into my brother’s car."],
  ];
  const STYLES = `
.yotpo-reviews-main-widget { background: rgb(44, 44, 44); padding: 16px; }
.yotpo-reviews-list { display: grid; gap: 24px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr)); }
.yotpo-review { color: rgb(255, 255, 255); }
.yotpo-review-title { font-weight: 700; }`;

  function draw(mount) {
    const list = document.createElement("ul");
    list.className = "yotpo-reviews-list";
    for (const [title, text] of REVIEWS) {
      const item = document.createElement("li");
      item.className = "yotpo-review";
      const heading = document.createElement("h3");
      heading.className = "yotpo-review-title";
      heading.textContent = `★★★★★ ${title}`;
      const words = document.createElement("p");
      words.className = "yotpo-read-more-text";
      words.textContent = text;
      item.append(heading, words);
      list.append(item);
    }
    const widget = document.createElement("div");
    widget.className = "yotpo-reviews-main-widget yotpo-device-laptop yotpo-display-m";
    // Set by script, so that without the injected styles the text is dark on dark.
    Object.assign(widget.style, { backgroundColor: "rgb(44, 44, 44)" });
    widget.append(list);
    mount.replaceChildren(widget);
    mount.dataset.yotpoElementLoaded = "true";
  }
  const drawAll = () =>
    document.querySelectorAll(".yotpo.yotpo-main-widget, .yotpo-widget-instance").forEach(draw);

  const style = document.createElement("style");
  style.className = "yotpo-css";
  style.textContent = STYLES;
  document.head.append(style);
  window.yotpoWidgetsContainer = { guids: {}, initWidgets: drawAll };
  drawAll();
})();
