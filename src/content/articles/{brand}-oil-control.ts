import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  slug: "{brand}-oil-control",
  kind: "fixed",
  title: "{brand} Oil Control: How One Sheet Does It",
  description:
    "The numbers behind {brand}, read slowly: 100 sheets, 3 seconds, up to 90% less shine, 10 times its weight in oil, and what “up to” means.",
  keywords:
    "{brand} oil control, {brand} face wipes, charcoal oil control wipes, how to use blotting wipes, scent free face wipes",
  excerpt:
    "Every number we print, explained by the people who print it. Includes a kitchen test you can run against us.",
  intro:
    "A product like this makes about six claims, and most people never read them slowly. We did. Here is what each one means and where it stops.",
  category: "Tips",
  date: "2025-07-24",
  readMinutes: 4,
  tags: ["brand", "charcoal", "ingredients", "oily-skin"],
  picture: {
    name: "articles/mugworks-oil-control",
    widths: [400, 800, 1200],
    width: 1200,
    height: 675,
    alt: "Two deadpan mugs on bone: a glossy amber one beside a puddle of oil, and a matte charcoal one with lime eyes.",
  },
  related: [
    { slug: "bamboo-charcoal-mens-skincare", teaser: "Pores, kilns and the difference one letter makes." },
    { slug: "oil-control-wipes-for-men", teaser: "How a sheet gets to be this plain. It took a while." },
  ],
  callOut: true,
  dropPath: "/#the-drop?offset=50",
};

export const body = `<p>We sell one thing. That leaves a lot of time to be precise about it. Below are the claims, in the order in which people ask about them, with the fine print at normal size.</p>
<h2 id="the-numbers">The numbers</h2>
<h3>“100 sheets”</h3>
<p>One hundred, dry, flat, stacked. At one a day that is a little over three months. At the ceiling of three a day it is thirty-three days, with one left over for a friend.</p>
<p>They are large for blotting sheets, on purpose. The usual booklet was sized for a purse and a dab on the nose. A forehead is wider than that. One sheet is meant to cover one face: open for the forehead, folded once for the nose, folded again for the chin.</p>
<h3>“Up to 10 times its weight in oil”</h3>
<p>This is about the charcoal, not the sheet. Porous carbon can hold up to ten times its own weight of oil before it is full. The sheet also contains fibers, which take up oil too, only less eagerly, and which are mainly there so you have something to hold.</p>
<p>How does that compare with a face? All the sebum an adult produces in a whole day, over the whole body, is usually put at a gram or two. The film on one forehead at lunchtime is a matter of milligrams. So the useful question is never whether a sheet can hold your oil. It is whether the oil can reach the charcoal in the time you give it, which brings us to the next number.</p>
<h3>“3 seconds”</h3>
<p>Warm oil is runny, and the gaps between fibers are narrow, so the first contact does nearly everything. You press, the film wets the fibers, and capillary pull does the rest. A second is a bit short for a cheek with stubble. Three is comfortable. Ten does no harm, but people will come over and ask if you are all right.</p>
<p>What three seconds does require is contact. Flat hand, light pressure, no gap.</p>
<blockquote>A sheet waved near a face is a fan.</blockquote>
<h3>“Up to 90% less shine”</h3>
<p>The two important words are the first two. Shine is measured as light that bounces off a surface in one direction, like a mirror, against light that scatters. Take away a smooth film of oil and most of that mirror reflection goes with it. How much depends on how oily you were, how evenly you pressed, and whether the surface is also wet with sweat. A very shiny forehead has farther to fall. A mildly shiny one may lose less, having less to lose.</p>
<p>It is also a statement about the moment after. Glands do not stop. Expect the film to rebuild over a few hours: sooner in July, later in a cold office.</p>
<h2 id="why-it-is-black">Why it is black</h2>
<p>Because the charcoal is. Nothing was added for drama. A sheet without charcoal would be the color of its pulp and would hold less.</p>
<p>Black has one drawback: there is no big reveal. A white sheet goes see-through where oil lands, and people enjoy that. On ours you get a darker, wetter-looking patch, best seen if you tilt it to the light. It also has one advantage. Held in a fist between two meetings, it looks like nothing at all, and you may be glad of that.</p>
<h2 id="the-quiet-ones">The quiet ones</h2>
<ul>
<li><strong>Scent-free.</strong> Nothing added to smell of anything, and nothing added to cover that up. Fragrance is among the more common causes of contact allergy in skin products. Leaving it out was easy.</li>
<li><strong>Bamboo charcoal, hemp pulp, wood pulp.</strong> The whole list. You have read longer ones on bread.</li>
<li><strong>Pocket-sized.</strong> It fits the back pocket of jeans and does not tell anyone. Take it out before you sit on a barstool for three hours. Paper remembers.</li>
<li><strong>At most 2 to 3 a day.</strong> We sell these a hundred at a time, and we are asking you to use fewer. Skin works better with some oil on it.</li>
</ul>
<h2 id="the-kitchen-test">A kitchen test</h2>
<p>You can check a good part of this at home. Put one drop of olive oil and one drop of water on a plate, apart. Lay a corner of a sheet on each for three seconds. Look at what is left.</p>
<p>Then press a fresh sheet and a square of toilet paper on two halves of an oily forehead. Stand side-on to a window and look at the glare, left and right. Toilet paper is made to fall apart when wet, and takes this opportunity. If you cannot see a difference, your skin may simply not be oily enough to need us. That is a good result. Keep your money.</p>
<p>If you can see it, <a href="/#the-drop?offset=50">the packs are here</a>, in ones, threes and sixes.</p>
<h2 id="where-it-stops">Where it stops</h2>
<p>A sheet does not clean, so it does not replace <a href="/muglife/face-wipes-vs-face-wash">washing your face</a>. It does not change how much oil you make. It does nothing for pimples, and we would rather say so. Skin that is painful, or breaking out badly, should be shown to a dermatologist, who will be polite about it.</p>
<p>It goes in the trash afterward, never down the toilet. The fibers that survive a beard will also survive a pipe.</p>
<p>That is every claim we make. The mug on the front has read them all and had no comment.</p>`;
