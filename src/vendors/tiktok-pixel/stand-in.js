// Stands in for TikTok's pixel in `npm run dev` and in tests: keeps and logs what the pixel would send, and sends nothing. As
// events.js does, it works off the queue `ttq`, and then has the methods itself.
(() => {
  window.tiktokPixelSent ??= [];
  const take = (call) => {
    window.tiktokPixelSent.push(call);
    console.info("[stand-in TikTok pixel]", ...call);
  };
  // Loaded a second time, it finds the methods.
  const queue = window.ttq.splice(0);
  window.ttq.page = (...values) => take(["page", ...values]);
  window.ttq.track = (...values) => take(["track", ...values]);
  queue.forEach(take);
  document.cookie = "_ttp=stand-in; path=/";
})();
