import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  slug: "stop-looking-greasy-after-gym",
  kind: "fixed",
  title: "How to Stop Looking Greasy After the Gym",
  description:
    "You showered and you are shiny again by the parking lot. Why sweating outlasts training, and a twenty-minute order of events that holds.",
  keywords:
    "stop looking greasy after gym, sweating after shower, post gym skincare, oily face after workout, cool down skin",
  excerpt:
    "You showered, dressed and were shiny again at the car. The shower was fine. The timing was not. Twenty minutes, rearranged.",
  intro:
    "You train, you shower, you dress, and at the car you look as if none of it happened. This is a problem of timing, and it can be rearranged.",
  category: "Tips",
  date: "2025-07-26",
  readMinutes: 4,
  tags: ["gym", "routine", "oily-skin", "hygiene"],
  picture: {
    name: "articles/stop-looking-greasy-after-gym",
    widths: [400, 800, 1200],
    width: 1200,
    height: 675,
    alt: "Two kettlebells with deadpan faces: the left glossy and standing in a puddle of amber oil, the right matte with lime eyes.",
  },
  related: [
    { slug: "gym-bag-essentials-men", teaser: "What to carry so that this routine needs no improvising." },
    { slug: "face-wipes-vs-face-wash", teaser: "When the sink wins, when the sheet does." },
  ],
  callOut: true,
  dropPath: "/#the-drop?offset=50",
};

export const body = `<p>The usual order is: last set, shower, clothes, door. It feels efficient. It also puts hot water on a body that is already trying to lose heat, wraps it in a shirt and sends it outside. The body does the reasonable thing and goes on sweating into the shirt.</p>
<p>What follows is a different order. It takes the same twenty minutes.</p>
<h2 id="why-it-keeps-coming">Why it keeps coming</h2>
<p>Muscles are poor engines. Of the energy they use, only about a quarter becomes movement. The rest is heat, and by the end of a hard session your core has warmed by a degree or two. That heat has to leave, and it leaves mainly through skin: blood vessels widen, sweat evaporates.</p>
<p>When you stop, muscle heat production falls at once, but the stored heat is still there. Sweating continues until it is paid off. Ten minutes is normal, twenty after something brutal. The forehead is among the sweatiest areas of the whole body, so it is usually the last to close.</p>
<p>Meanwhile your sebum has become thinner. It is a mix of fats and waxes, and like butter it loosens as it warms. Loose oil spreads out of the T-zone and into areas that were fine an hour ago. That is why the face looks greasier after training even though the glands have hardly had time to make more.</p>
<h2 id="the-twenty-minutes">The twenty minutes</h2>
<ol>
<li><strong>Minutes 0 to 5: move slowly.</strong> Easy pedaling or a walk. It keeps blood flowing to the skin, where heat is lost, and it stops the abrupt dizzy halt.</li>
<li><strong>Minutes 5 to 8: shed and drink.</strong> Wet shirt off or swapped for a dry one. Water. Stand near a fan if there is one. Moving air does more than still cold air.</li>
<li><strong>Minutes 8 to 13: shower, lukewarm, then cooler.</strong> Start warm enough to be pleasant and end cool, not icy. A very cold blast narrows the vessels and can hold heat in. A hot one restarts the whole show.</li>
<li><strong>Within that: the face.</strong> Mild cleanser, fingertips, thirty seconds, rinse. Do the hairline. Shampoo suds running down count as a second wash, and not a gentle one, so do hair first and face last.</li>
<li><strong>Minutes 13 to 18: dry, and wait.</strong> Pat. Pants, socks, bag. Leave the shirt off as long as manners allow.</li>
<li><strong>Minute 19: look.</strong> If there is a film, press one charcoal sheet on it for three seconds. If there is none, close the bag.</li>
<li><strong>Minute 20: shirt, door.</strong></li>
</ol>
<p>The trick is in number five. Most people dress in the middle of the sweating and then mop up for half an hour.</p>
<blockquote>Five idle minutes save them all.</blockquote>
<h2 id="without-a-shower">The version without a shower</h2>
<p>Some gyms have one stall and a philosophical approach to lines. Then:</p>
<ul>
<li>Cool down for the full ten minutes. This part is now doing most of the work.</li>
<li>Rinse the face with plain lukewarm water at the sink. It takes the salt, which is what itches later.</li>
<li>Pat dry with the clean towel. Not the bench towel. You know which is which, and if you do not, use neither.</li>
<li>Change the shirt. A dry collar stops the neck from feeding the jaw.</li>
<li>Now the sheet: forehead, nose, chin, and the strip of hairline where styling product has melted.</li>
<li>Wash properly at home. That evening, not in principle.</li>
</ul>
<p>Used like this, on skin that has been rinsed and dried, the charcoal meets oil and hardly anything else, and that is when it does its best work. Keep it to two or three sheets in a day, gym included.</p>
<h2 id="hair-is-half-of-it">Hair is half of it</h2>
<p>A lot of post-gym shine never came from the face. Pomades and waxes are designed to be soft at skin temperature. Add heat and sweat and they travel. If your forehead is greasy in a band along the top, it is product.</p>
<p>Train with clean, empty hair and style it afterward. A headband helps if you wash it as often as your shirt. The same applies to caps, and to that one beanie.</p>
<h2 id="three-small-things">Three small things that undo it</h2>
<ul>
<li><strong>Sitting in a hot car.</strong> Open the doors for a minute first. A parked car in the sun reaches 120 degrees without trying.</li>
<li><strong>The phone.</strong> It has been on a bench, a mat and a locker shelf. Then it goes on your cheek. Clean the screen, or use headphones.</li>
<li><strong>Rich moisturizer right away.</strong> Give skin ten minutes to settle and use a light one. Thick cream on warm skin looks exactly like what you just removed.</li>
</ul>
<p>If salt and sweat leave you with burning or a rash that stays, or training regularly brings on painful breakouts, ask a dermatologist. Some of that has simple causes that are hard to see from inside.</p>
<p>Otherwise you are done, and you are dry. The twenty minutes are free. The last three seconds cost less than the parking, and come <a href="/#the-drop?offset=50">in packs of one hundred</a>. There is also a case for using a sheet before you begin, which is in <a href="/muglife/face-wipes-for-gym-bros">the set-by-set guide</a>.</p>`;
