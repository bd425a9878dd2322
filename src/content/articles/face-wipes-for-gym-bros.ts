import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  slug: "face-wipes-for-gym-bros",
  kind: "generic",
  title: "Face Wipes for Gym Bros: When to Wipe, Set by Set",
  description:
    "When to use a face wipe at the gym: before the warm-up, never between sets, and only once the sweat has stopped. A guide by type of session.",
  keywords:
    "face wipes for gym bros, when to use face wipes gym, wipe face during workout, sweat cooling skin, gym skincare timing",
  excerpt:
    "Two good moments, one bad one. How to use two sheets in a whole session and none of them while the sweat has a job to do.",
  intro:
    "A sheet used at the wrong moment is a wet sheet. A session has two right moments and one that everybody picks instead.",
  category: "Tips",
  date: "2025-07-24",
  readMinutes: 3,
  tags: ["gym", "routine", "hygiene"],
  picture: {
    name: "articles/face-wipes-for-gym-bros",
    widths: [400, 800, 1200],
    width: 1200,
    height: 675,
    alt: "A man with lime headphones and a crooked half-smile beside a raised fist with a dumbbell and a {brand} pack.",
  },
  related: [
    { slug: "gym-bros-post-workout", teaser: "Runner, lifter, climber, cyclist, coach." },
    { slug: "stop-looking-greasy-after-gym", teaser: "The cool-down, in minutes." },
  ],
  callOut: false,
  dropPath: "/#the-drop?offset=50",
};

export const body = `<p>Everybody asks what to use after training. Hardly anyone asks when, and when is most of it. Your face goes through four phases between the locker and the locker. Two of them are for paper.</p>
<h2 id="before">Before: the useful one nobody does</h2>
<p>You arrive from work with eight hours of oil, some city and perhaps a layer of sunscreen. In about twelve minutes sweat is going to pick all of it up and take it for a walk, past the eyebrows and into the eyes.</p>
<p>So press one sheet before the warm-up. Forehead, hairline, nose. Three seconds each. Sweat spreads more evenly on skin with less oil, and whatever runs down is mostly salt water. If you train outdoors, do this first and put fresh sunscreen on after, then give it a quarter of an hour to set.</p>
<p>If you can wash instead, wash. A sheet is for when the sink is at the other end of a line.</p>
<h2 id="during">During: leave it alone</h2>
<p>Between sets, sweat is at work. Every gram that evaporates carries off about 2.4 kilojoules of heat. Water you wipe off has cooled nothing. It simply leaves, and the body replaces it with more.</p>
<p>So no sheets mid-session. Let it run, and catch only what drips: a headband, a wristband, the corner of your own towel. If it gets in your eyes, dab the brow from above with something cotton. Charcoal would take oil that is not the problem, and then be too wet for later.</p>
<p>Two more habits for the middle part:</p>
<ul>
<li>Keep fingers off your face. The handle you are holding was held before you, and before that.</li>
<li>Put your towel down the same way each time, bench side down. Mark the face side with a knot or a pen. It is a simple system and it survives set five.</li>
</ul>
<h2 id="after">After: wait for it</h2>
<p>The last rep is not the end of the sweat. Test with the back of your hand against your temple: if it comes away wet twice, a minute apart, you are too early. Walk. Drink.</p>
<blockquote>Put the plates back, all of them.</blockquote>
<p>When the test comes back dry, wash your hands. Then rinse if you can, pat, and press the second sheet. Forehead first while it is empty, nose next, chin last. By then it is taking oil and hardly any water, which is what the charcoal prefers and why it can take up to 10 times its weight of it.</p>
<h2 id="by-session">By type of session</h2>
<table>
<thead>
<tr><th>Session</th><th>Before</th><th>After</th><th>Watch out for</th></tr>
</thead>
<tbody>
<tr><td>Heavy lifting</td><td>Optional</td><td>One</td><td>Chalk. Rinse it off first.</td></tr>
<tr><td>Intervals, spinning</td><td>One</td><td>One, after fifteen minutes</td><td>The long tail of sweat</td></tr>
<tr><td>Hot yoga</td><td>One</td><td>None. Shower.</td><td>Your mat has opinions</td></tr>
<tr><td>Outdoor run</td><td>One, then sunscreen</td><td>One</td><td>Dust sticks to oil</td></tr>
<tr><td>Boxing, grappling</td><td>None</td><td>None. Wash soon, with soap.</td><td>Skin contact spreads infections</td></tr>
<tr><td>Swimming</td><td>None</td><td>None</td><td>Chlorine has already been in touch</td></tr>
</tbody>
</table>
<p>Mat sports stand apart. Ringworm, impetigo and staph travel on skin and on mats, and a dry sheet does nothing about any of them. Shower at once, cover cuts, and have a doctor or dermatologist look at any patch that is round, crusted, hot or growing. Skip training until they say so. Your partners will do the same for you.</p>
<h2 id="the-count">The count</h2>
<p>One before and one after makes two. That leaves a single sheet for the rest of the day, since two or three is the most your skin should be asked for. If you train twice daily, drop the sheet before the second session. By then you will have washed anyway.</p>
<p>Afterward the sheet goes in the trash. If the can by the mirrors is full, walk to the next one, bro. It counts as steps.</p>
<p>A pack lies flat behind a shaker and does not mind being dropped. <a href="/#the-drop?offset=50">Get one for the bag</a> and keep a second at home, so that the first stays where it belongs. For the argument with your towel, see <a href="/muglife/gym-bros-need-face-wipes">the case for the sheet</a>.</p>`;
