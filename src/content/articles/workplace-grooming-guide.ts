import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  slug: "workplace-grooming-guide",
  kind: "generic",
  title: "The Workplace Grooming Guide for Long Office Days",
  description:
    "From commute to last call: dry office air, ceiling lights, webcams, lunch, stubble and scent. What to do at the desk, and what never to do there.",
  keywords:
    "workplace grooming guide, office grooming men, shiny face video calls, oily skin at work, grooming tips for meetings, desk drawer kit",
  excerpt:
    "Ten hours, two kinds of light, one sandwich. How a face gets from the commute to the last call of the day in one piece.",
  intro:
    "Nobody gets promoted for a matte forehead. But an office day is long, badly lit and partly on camera, and it is easier with a plan and a drawer.",
  category: "Tips",
  date: "2025-07-30",
  readMinutes: 5,
  tags: ["work", "routine", "confidence", "photos"],
  picture: {
    name: "articles/workplace-grooming-guide",
    widths: [400, 800, 1200],
    width: 1200,
    height: 675,
    alt: "A man in glasses, suit and lime tie at a desk between a laptop and a lime deadpan mug with a {brand} pack behind it.",
  },
  related: [
    { slug: "stay-matte-anywhere", teaser: "For the days when the office is in another city." },
    { slug: "confidence-boost-tips", teaser: "Ninety seconds before the door, then no more mirrors." },
  ],
  callOut: false,
  dropPath: "/#the-drop?offset=50",
};

export const body = `<p>Grooming at work has one goal: that no one thinks about it. You are not trying to look remarkable. You are trying to look, at a quarter to five, roughly as you did at nine. The following goes through the day in order.</p>
<h2 id="before-nine">Before nine</h2>
<h3>Shave with time to spare</h3>
<p>Fresh stubble irritation peaks soon after the blade. If you shave, do it at the end of the shower or right after it: soaked hair takes noticeably less force to cut. Go with the grain first. Rinse cool. Give the skin ten minutes before anything with alcohol or fragrance goes near it, and consider never.</p>
<p>If you wear a beard, wash it. Food, coffee and sebum collect at skin level, where you cannot see them and people across a small table can sometimes guess.</p>
<h3>Layer lightly</h3>
<p>Moisturizer, a little. Sunscreen, if you commute on foot or sit by a window: glass blocks most UVB and lets a good share of UVA through. Let both set while you make coffee. Anything still wet on your face when you leave will be on your collar by the time you get there.</p>
<h3>Commute cold</h3>
<p>Carry the jacket. Trains are heated for people who are standing still, and you were just running for one. Arriving with a dry back is worth looking casual for twenty minutes.</p>
<h2 id="the-light-over-your-desk">The light over your desk</h2>
<p>Office ceilings hold rows of bright panels that point straight down. A forehead slopes, so it is the part of a face that looks up at them, along with the bridge of the nose and any bare scalp. That is why you can be unremarkable in your hallway mirror and gleaming at your desk with exactly the same skin.</p>
<p>You cannot move the ceiling. You can often move the chair. Facing a window gives you a big soft lamp from the front, which evens things out. Having the window behind you leaves the panels to do the work, and they have no talent for it.</p>
<p>Air is the other thing. In winter, heated offices often fall below 30% humidity. Skin dries, so it feels tight, and people conclude that they are not oily today. Glands do not read hygrometers. By lunch you can be dry to the touch on the cheeks and bright on the nose.</p>
<h2 id="on-camera">On camera</h2>
<p>A webcam has a small sensor and a simple mind. It sets exposure for the whole picture and lets bright patches burn out, so a slight sheen becomes a white blot with no detail in it. Nobody on the call knows what they are looking at. They only know that it moves.</p>
<ol>
<li><strong>Raise the camera to eye level.</strong> From below it gets your nostrils and the ceiling lights in one frame.</li>
<li><strong>Put light in front of you, not above.</strong> A desk lamp aimed at a white wall behind the screen is a free studio.</li>
<li><strong>Dim the monitor.</strong> A bright white document an arm’s length away is a flat panel reflected in your forehead and glasses.</li>
<li><strong>Two minutes before: one sheet.</strong> Press forehead, nose and chin for three seconds each. Charcoal takes the film off and leaves no powder for the camera to find.</li>
<li><strong>Clean the lens.</strong> Thumbprints turn every highlight into a halo. A surprising number of shiny people are smeared laptops.</li>
</ol>
<h2 id="two-o-clock">Two o’clock</h2>
<p>Early afternoon is a low point for alertness and close to the high point of sebum. It is also when calendars put the meeting. If you use one sheet in a working day, this is the hour.</p>
<p>Do it where you would adjust a contact lens: a restroom, a stairwell, an empty room. Not at the desk in an open office, for the same reason that you do not floss there. Fold the used sheet inward and put it in the restroom trash. Never in the toilet.</p>
<blockquote>Facilities will know, and they have long memories.</blockquote>
<p>Lunch itself matters less than people say. A plate of fries does not come out on your forehead by three. Steam does something, and so does chili, which makes many people sweat for a quarter of an hour. Choose accordingly if the client is at one-thirty.</p>
<p>A second sheet before an evening event is fine. Three in one day is the ceiling. If you want a fourth, the office is too warm, and that is an email to someone else.</p>
<h2 id="scent-and-other-shared-things">Scent, breath and other shared things</h2>
<ul>
<li><strong>Cologne.</strong> One spray, under the shirt. Your nose stops registering it within minutes, which is why the person who wears too much is the last to learn. Open offices, elevators and migraines make it a team decision.</li>
<li><strong>Breath.</strong> Coffee dries the mouth. Water fixes most of it. Mints at the start of a meeting, never during.</li>
<li><strong>Shirts.</strong> A spare one, folded, in the drawer. It will be used twice a year and remembered for five.</li>
<li><strong>Hands.</strong> Soap before lunch and after the train. Nails short. A hangnail is visible in every document you point at.</li>
<li><strong>Headsets.</strong> The foam collects oil and skin all year. Wipe hard cushions weekly, replace soft ones when they crumble. If you share them, wipe them every time.</li>
<li><strong>Desk phone.</strong> Someone still has one. It has not been cleaned since it was installed.</li>
</ul>
<p>A word on mentioning these to a colleague: once, privately, kindly, about something he can fix in five minutes. Otherwise it is not grooming advice, it is a remark.</p>
<h2 id="the-drawer">The drawer</h2>
<p>Everything above fits in half a drawer.</p>
<table>
<thead>
<tr><th>Item</th><th>Why</th><th>Lasts</th></tr>
</thead>
<tbody>
<tr><td>Pack of 100 dry wipes</td><td>Calls, two o’clock, drinks at six</td><td>About five months of working days</td></tr>
<tr><td>Small unscented moisturizer</td><td>Dry air, hands, knuckles</td><td>A winter</td></tr>
<tr><td>Deodorant stick</td><td>The day you forgot</td><td>Years, in theory</td></tr>
<tr><td>Toothbrush, travel size</td><td>Garlic</td><td>Three months</td></tr>
<tr><td>Lens cloth</td><td>Glasses, webcam, phone</td><td>Until borrowed</td></tr>
<tr><td>Spare shirt</td><td>Soup</td><td>Indefinitely</td></tr>
</tbody>
</table>
<p>The wipes are scent-free, so they are invisible to the rest of the row, and flat, so the drawer still closes. <a href="/?bundle=starter#shopify-checkout">One pack for the desk</a> is a sensible start. The jacket will want its own eventually.</p>
<p>If shaving leaves you with sore bumps every time, or patches on your face stay red and flaky at work and at home, no drawer helps. Ask a dermatologist, during office hours, on the company’s insurance.</p>
<p>For the oil itself, and what a sensible morning looks like, start with <a href="/muglife/how-to-stop-oily-face">the three-step routine</a>. Then close the drawer. It is nine o’clock, and somebody has already scheduled something.</p>`;
