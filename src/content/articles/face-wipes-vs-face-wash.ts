import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  slug: "face-wipes-vs-face-wash",
  kind: "fixed",
  title: "Face Wipes vs. Face Wash: Two Jobs, One Face",
  description:
    "Face wash dissolves what is on your skin. An oil-control wipe lifts the oil and goes. When to use which, how often, and why one can’t replace the other.",
  keywords:
    "face wipes vs face wash, oil control wipes, how often to wash face men, surfactants skin barrier, blotting vs washing",
  excerpt:
    "One uses chemistry and water. The other uses paper and three seconds. A comparison with a winner for each hour of the day.",
  intro:
    "People ask which is better. It is like asking whether a shower is better than a towel. Here is what each one does to the oil, and to the skin below it.",
  category: "Tips",
  date: "2025-07-22",
  readMinutes: 4,
  tags: ["skincare-basics", "routine", "oily-skin", "ingredients"],
  picture: {
    name: "articles/face-wipes-vs-face-wash",
    widths: [400, 800, 1200],
    width: 1200,
    height: 675,
    alt: "Split picture: a {brand} pack on lime to the left, a white pump bottle standing in foam bubbles on slate to the right.",
  },
  related: [
    { slug: "how-to-stop-oily-face", teaser: "Where the wash and the wipe fit in one ordinary day." },
    {
      slug: "what-are-oil-control-face-wipes",
      teaser: "The four kinds of sheet, and a short history of blotting.",
    },
  ],
  callOut: true,
  dropPath: "/#the-drop?offset=50",
};

export const body = `<p>Start with the problem both are trying to solve. Oil and water do not mix, and your faucet only does water. Splash a greasy face and most of the water slides off, taking some sweat and dust with it. The oil stays where it was, feeling refreshed.</p>
<p>There are two ways around this. You can persuade the oil to join the water. Or you can leave water out of it.</p>
<h2 id="what-a-wash-does">What a wash does</h2>
<p>Face wash works through <strong>surfactants</strong>: molecules with one end that likes water and one end that likes fat. In a lather they crowd around a speck of oil, fat-loving ends inward, and wrap it in a ball called a micelle. The outside of the ball likes water, so it rinses away. Along with the oil go sunscreen, dust, dead cells and whatever you leaned your face on.</p>
<p>That thoroughness has a price. Surfactants cannot tell surplus oil from the fats that belong to your skin. The outer layer of skin is a wall of flat dry cells with lipids as mortar, and a strong cleanser removes some of the mortar. Skin then loses water faster. The tight feeling after a harsh wash is that happening.</p>
<p>Acidity matters as well. Healthy skin is slightly acidic, at about pH 5. Classic bar soap is nearer to 9 or 10. Skin recovers by itself, over hours, provided it is not asked to do so six times a day. Liquid cleansers for the face are usually closer to the mark, and this is a better reason to pick one than anything on the front of the bottle.</p>
<h2 id="what-a-wipe-does">What a wipe does</h2>
<p>A dry charcoal sheet does no chemistry on your skin. It has dry fibers and empty pores, and liquid moves from a crowded place to an empty one. The sheet takes the layer that is lying loose. It cannot dissolve anything, so it leaves the mortar in the wall.</p>
<p>It also cannot clean. Dust stuck to skin stays. Sunscreen mostly stays, though a little of it leaves with the oil. Dried sweat stays, because salt is not a liquid and is not interested in paper.</p>
<h2 id="side-by-side">Side by side</h2>
<table>
<thead>
<tr><th>Point</th><th>Face wash</th><th>Oil-control wipe</th></tr>
</thead>
<tbody>
<tr><td>Removes</td><td>Oil, sunscreen, dirt, sweat salt, dead cells</td><td>Loose oil and some surface sweat</td></tr>
<tr><td>Needs</td><td>Water, a towel, a minute</td><td>A hand</td></tr>
<tr><td>Takes</td><td>30 to 60 seconds plus drying</td><td>3 seconds</td></tr>
<tr><td>Touches the barrier</td><td>Yes, gently or otherwise</td><td>Hardly, if you press</td></tr>
<tr><td>Per day</td><td>Twice, and after heavy sweating</td><td>2 to 3 at most</td></tr>
<tr><td>In a meeting</td><td>No</td><td>Just before one</td></tr>
</tbody>
</table>
<h2 id="why-not-just-one">Why not just one of them</h2>
<h3>Washing more</h3>
<p>It sounds logical. But the shine returns on roughly the same schedule whether or not the skin under it has been scrubbed. Clear every trace of oil from a forehead and within a few hours the film is back to its usual level. You have used a strong tool to buy a short time.</p>
<p>You will also read that washing makes glands “overproduce” in revenge. The evidence for that is thin. Glands take their orders from hormones and have no known way of sensing what is on the surface. What repeated washing does do is irritate, and irritated skin can look red, flaky and shiny all at once. It is possible to have that result by accident. Most dermatologists suggest a mild wash in the morning, one at night, and one after you have sweated hard. That is the whole allowance.</p>
<h3>Only wiping</h3>
<p>Also tempting. But by evening your face carries more than oil. Sunscreen, exhaust particles, keyboard, dog. All of that needs water and a surfactant, and going to bed with it is an odd form of loyalty. No sheet replaces the night wash.</p>
<blockquote>If a brand says otherwise, it is selling you fewer showers.</blockquote>
<h2 id="who-plays-when">Who plays when</h2>
<ul>
<li><strong>7 a.m.</strong> Mild wash, lukewarm water, pat dry. Moisturizer, sunscreen, out.</li>
<li><strong>Early afternoon.</strong> Oil output is around its daily high. One sheet, pressed.</li>
<li><strong>6 p.m.</strong> Going somewhere? A second sheet. Been training? Wash, if there is a sink. If not, <a href="/muglife/stop-looking-greasy-after-gym">there is a method</a>.</li>
<li><strong>11 p.m.</strong> Wash. Bed.</li>
</ul>
<h2 id="if-you-need-both">If you need both at once</h2>
<p>Some moments ask for the pair: straight off a bike, with an event in half an hour. The order is simple. Wash first if you can, because a cleanser will take care of the oil anyway and a sheet before it is wasted. Dry completely. Wait until you have stopped glowing. Then, if there is still a film by the time you leave, press one sheet where the light catches.</p>
<p>If there is no sink, reverse the ambition. Tissue for the water, sheet for the oil, and a proper wash when you get home. That evening wash was due in any case.</p>
<p>Shaving days deserve a note. A blade removes some of the surface along with the stubble, so the cheeks and neck are at their most irritable for an hour or so. Wash before the shave. Leave the sheet for the forehead and nose, which were not shaved, presumably.</p>
<p>Two tools, a few minutes a day between them. The bottle is at any pharmacy. <a href="/#the-drop?offset=50">The paper is here</a>. If a cleanser stings every time, or your skin stays sore whatever you use, take the bottle along to a dermatologist and let someone read the label who knows what it says.</p>`;
