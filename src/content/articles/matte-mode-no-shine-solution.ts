import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  slug: "matte-mode-no-shine-solution",
  kind: "generic",
  title: "Matte Mode: The No-Shine Plan for Lights and Cameras",
  description:
    "Flash, spotlights and dance floors make oil look worse than it is. The optics of a shiny face in plain words, and a plan for wedding photos.",
  keywords:
    "no shine face, matte face photos men, shiny face in photos, flash photography oily skin, wedding photos grooming men",
  excerpt:
    "Oil barely reflects more light than bare skin does. It just sends it all in one direction. Usually toward the camera.",
  intro:
    "A face that looks fine in the bathroom can come out of the group photo with a glare of its own. The face did not change. The light did, and light can be planned for.",
  category: "Confidence Hacks",
  date: "2025-07-23",
  readMinutes: 3,
  tags: ["photos", "confidence", "oily-skin"],
  picture: {
    name: "articles/matte-mode-no-shine-solution",
    widths: [400, 800, 1200],
    width: 1200,
    height: 675,
    alt: "A hanging disco ball throws spots of light across a clay-red wall; next to it a matte black ball with a deadpan face.",
  },
  related: [
    { slug: "stay-matte-anywhere", teaser: "The same forehead in five kinds of air." },
    { slug: "why-girls-notice-shiny-face", teaser: "What an eye does in its first second." },
  ],
  callOut: false,
  dropPath: "/#the-drop?offset=50",
};

export const body = `<p>Compare a disco ball with a lump of coal under the same lamp. One of them appears to be full of light. In fact it is only better organized: it sends what it gets in tidy beams, while the coal spills a little of it everywhere. Faces work on the same principle, and you get to pick where on that scale yours stands.</p>
<h2 id="four-percent">The four percent</h2>
<p>When light hits skin, most of it goes in. It bounces around among cells and pigment and comes back out tinted, in every direction. That is the part that makes you look like yourself. Only about four percent is reflected at the outer surface.</p>
<p>On dry skin that surface is rough. Under a microscope it is a landscape of ridges and flakes, so the four percent is scattered. Add a film of oil and the valleys fill up. The surface turns smooth, and the same four percent now leaves at one angle, all together, uncolored. It looks white because it never went in. The amount hardly rose. It was merely pointed.</p>
<p>So matte is not a coating. It is what skin does once the valleys are empty again. This is why lifting oil looks natural and covering it often does not.</p>
<h2 id="what-lights-do">What different lights do with it</h2>
<table>
<thead>
<tr><th>Light</th><th>What it finds</th><th>Countermove</th></tr>
</thead>
<tbody>
<tr><td>Phone or camera flash</td><td>Every surface that faces the lens</td><td>Turn the face slightly. Ask for no flash.</td></tr>
<tr><td>Spotlight on a stage</td><td>Forehead and bald spots</td><td>Chin down one finger’s width</td></tr>
<tr><td>Dance floor beams</td><td>Moving highlights on sweat</td><td>None. Enjoy it.</td></tr>
<tr><td>Ring light</td><td>A circle in each eye and on the nose</td><td>Raise it, move it back</td></tr>
<tr><td>Overcast sky</td><td>Almost nothing</td><td>Suggest outdoor photos</td></tr>
</tbody>
</table>
<p>The rule behind all of these: small lamps make small, hard highlights, and large ones make wide, soft ones. A flash is half an inch across and sits beside the lens, so anything mirror-like sends it straight back.</p>
<blockquote>A cloudy sky is as large as lamps get.</blockquote>
<p>Cameras add their own opinion. Where a highlight is too bright, the sensor clips to pure white and no filter can bring back what was there. What you saw as a gleam is saved as a hole.</p>
<h2 id="the-plan">The plan for one long evening</h2>
<p>A wedding is the worst case: twelve hours, a suit, dancing, and a professional with two flashes.</p>
<ol>
<li><strong>Morning.</strong> Wash mildly, light moisturizer, sunscreen if the ceremony is outside. Pick a matte-finish one and try it the week before. Some mineral sunscreens bounce flash back as a pale cast.</li>
<li><strong>Ten minutes before the group photo.</strong> One charcoal sheet, three seconds on forehead, nose and chin. Bald or shaved heads count as forehead. Budget a second sheet for them.</li>
<li><strong>At the photo.</strong> Angle your face a few degrees from the lens. Breathe out. Blink when they count two.</li>
<li><strong>After the first hour of dancing.</strong> Go and cool down before anything else. Sweat will beat paper while it is still coming. Tissue for the water, then a sheet if speeches are next.</li>
<li><strong>After that, nothing.</strong> Photos from past midnight are documents of joy. Shine belongs in them.</li>
</ol>
<p>That is two sheets, three at the outside, which is as many as a day should have.</p>
<h2 id="what-not-to-do">What looks good in the mirror and bad in the picture</h2>
<ul>
<li><strong>Loose powder with silica.</strong> Invisible to the eye, and famous for turning up white under flash.</li>
<li><strong>Cold water splashed on at the last minute.</strong> A wet face is a polished one.</li>
<li><strong>Rubbing.</strong> You swap shine for redness, and cameras love red.</li>
<li><strong>Editing later.</strong> Smoothing takes the pores off with the shine, and then you look sent by a software company.</li>
</ul>
<p>Dermatologists, when they want shine gone from a picture, put crossed polarizing filters on lamp and lens. It works beautifully. It is also a lot to bring to your cousin’s wedding. (They are the right people for sore or inflamed skin, too. Filters do not help with that.)</p>
<p>A sheet is the portable version: up to 90% less shine, no film left on top, nothing for a flash to find. Put <a href="/?bundle=starter#shopify-checkout">a pack in the suit you wear to these things</a> and leave it there. If the event is for two people and not two hundred, there is <a href="/muglife/fix-shiny-forehead-before-date">a ten-minute version</a>.</p>
<p>The disco ball has no choice. It was built like that.</p>`;
