// Stands in for a reviews widget in `npm run dev` and in tests. It has the interface of Judge.me's script.
(() => {
  const REVIEWS = [
    ["Matte by lunch", "Stand-in review. I wiped. It worked. I went back to my desk."],
    ["No notes", "Stand-in review. My forehead used to have a highlight reel."],
    ["Bought again", "Stand-in review. The first pack moved into my brother’s car."],
  ];

  function draw(mount) {
    mount.replaceChildren();
    const list = document.createElement("ul");
    Object.assign(list.style, {
      display: "grid",
      gap: "24px",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 240px), 1fr))",
    });
    for (const [title, text] of REVIEWS) {
      const item = document.createElement("li");
      const heading = document.createElement("h3");
      const words = document.createElement("p");
      heading.textContent = `★★★★★ ${title}`;
      heading.style.fontWeight = "700";
      words.textContent = text;
      item.append(heading, words);
      list.append(item);
    }
    mount.append(list);
  }
  const drawAll = () => document.querySelectorAll(".jdgm-review-widget").forEach(draw);

  window.jdgmCacheServer = { reloadAll: drawAll };
  drawAll();
})();
