import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  slug: "how-to-stop-oily-face",
  kind: "fixed",
  title: "How to Stop an Oily Face in Three Honest Steps",
  description:
    "You can’t switch oil off, but you can run it: wash twice and mildly, moisturize lightly with sunscreen on top, and take the surplus off at midday.",
  keywords:
    "how to stop oily face, oily skin routine men, niacinamide oily skin, moisturizer for oily skin, control shine all day, sunscreen oily skin",
  excerpt:
    "Wash, cover, lift. Three steps that take four minutes a day, and a short list of popular ideas that cost more than they return.",
  intro:
    "Nobody stops an oily face. You manage it, like a landlord. Three steps do most of the managing, and the third takes three seconds.",
  category: "Tips",
  date: "2025-07-25",
  readMinutes: 4,
  tags: ["oily-skin", "routine", "skincare-basics", "myths"],
  picture: {
    name: "articles/how-to-stop-oily-face",
    widths: [400, 800, 1200],
    width: 1200,
    height: 675,
    alt: "The same man three times on lime: first shiny, sweating and worried, then matte and neutral, then matte with half a smile.",
  },
  related: [
    { slug: "face-wipes-vs-face-wash", teaser: "What a surfactant does, and what a dry sheet leaves alone." },
    { slug: "why-do-guys-have-oily-skin", teaser: "The machinery behind it, from the gland upward." },
  ],
  callOut: true,
  dropPath: "/#the-drop?offset=50",
};

export const body = `<p>Oil production is set mostly by your hormones and your genes. No wash, tonic, vegetable or attitude turns it off. This is worth accepting on page one, because most bad routines are an argument with it. They get stronger and stronger and end in a red, tight, shiny face.</p>
<p>The better plan is to think of oil as rain. You do not stop rain.</p>
<blockquote>You keep the roof in order and you own an umbrella.</blockquote>
<h2 id="step-one-wash">Step one: wash twice, mildly</h2>
<p>Morning and night, plus once after heavy sweating. Lukewarm water, a gentle liquid cleanser, fingertips. About thirty seconds is plenty. Then pat dry with a towel that belongs to your face alone.</p>
<p>What to look for on the label: “gentle”, “for oily or combination skin”, “non-comedogenic”. What to avoid: gritty scrubs, anything that advertises a tingle, and alcohol high in the list of a toner. Alcohol does remove oil. It also evaporates, takes water along and leaves you feeling very clean for about twenty minutes.</p>
<p>Hot water is the quiet offender. It softens oil nicely and strips more than you wanted. If the mirror fogs, it is too hot for a face.</p>
<p>Two places get missed. One is the hairline, where hair product and conditioner collect. The other is the crease beside each nostril, which fingertips skate over. Spend five of the thirty seconds there.</p>
<h2 id="step-two-cover">Step two: put something back</h2>
<p>Oily men skip moisturizer because they feel moist. But oil and water are separate accounts, and a face can be rich in one and overdrawn on the other. That is what “oily but flaky” means. A light gel or lotion fixes it without adding shine. Use less than you think: a drop like a pea, warmed between the fingers.</p>
<p>Some ingredients have reasonable support for oily skin. None is dramatic, and all take weeks.</p>
<ul>
<li><strong>Niacinamide</strong>, at 2 to 5%. A form of vitamin B3. Small studies have found modest drops in surface oil. Well tolerated by most people.</li>
<li><strong>Salicylic acid</strong>, at 0.5 to 2%. It dissolves in oil, so it can work inside the opening of a pore. Two or three evenings a week is a sane start.</li>
<li><strong>Retinoids.</strong> Strong, useful, slow and good at irritating beginners. Ask a pharmacist or doctor before you begin.</li>
</ul>
<p>Add one thing at a time and give it a month. Otherwise you will never know which of the four did it, good or bad.</p>
<p>In the morning, sunscreen goes on last, over the moisturizer once that has settled. Choose one marked fluid, gel or matte. Sunscreen has a bad name among oily men because of one thick tube in 2008. The category has improved.</p>
<h2 id="step-three-lift">Step three: lift the surplus</h2>
<p>Steps one and two set the starting level. From there the oil climbs, and most people reach their high around midday. This is where washing again would be the wrong tool, and where paper is the right one.</p>
<p>One charcoal sheet: forehead, nose, chin. Press for three seconds at each stop. It takes the loose layer and leaves the moisturizer that has already sunk in, so you do not have to start the day over. Once is usually enough. Twice is fine. Two or three is the limit, because the oil is there for reasons. If you spend the afternoon outdoors, put some sunscreen back on afterward, since a little leaves with the oil.</p>
<p>Keep the pack where the shine happens, in the desk or the jacket. <a href="/?bundle=starter#shopify-checkout">A hundred sheets</a> will get you through a summer.</p>
<h2 id="what-it-costs">What it costs you</h2>
<table>
<thead>
<tr><th>When</th><th>What</th><th>Time</th></tr>
</thead>
<tbody>
<tr><td>Morning</td><td>Wash, light moisturizer, sunscreen</td><td>Two minutes</td></tr>
<tr><td>Midday</td><td>One sheet, pressed</td><td>Under ten seconds</td></tr>
<tr><td>Night</td><td>Wash, light moisturizer</td><td>Ninety seconds</td></tr>
</tbody>
</table>
<p>Call it four minutes, including the search for the towel. The routine is dull by design. Dull things get repeated, and repetition is where nearly all the benefit is. A ten-step program followed until Wednesday loses to three steps followed until Christmas.</p>
<h2 id="things-that-cost">Things that cost more than they return</h2>
<ol>
<li><strong>Drinking a gallon of water a day.</strong> Good for thirst. There is no solid evidence that it changes sebum.</li>
<li><strong>Clay masks every day.</strong> Once a week is pleasant. Daily is drying.</li>
<li><strong>Steaming your pores open.</strong> Pores have no muscles. They do not open or close. Heat softens what is inside and speeds up what comes next.</li>
<li><strong>Skipping sunscreen.</strong> It saves a little shine and spends a lot of skin.</li>
<li><strong>Changing everything on a Monday.</strong> By Friday you have a rash and no suspects.</li>
</ol>
<h2 id="give-it-a-month">Give it a month</h2>
<p>Take a picture of your face at 2 p.m. today, next to a window, no flash. Run the three steps for four weeks. Take the same picture again. That is a better test than any mirror, because mirrors are consulted in bad moods.</p>
<p>Diet may play a part for some people. Trials of low-sugar, low-glycemic eating have mostly looked at acne in young men and found modest improvements. For plain oiliness there is much less to go on. Eat well for the other reasons.</p>
<p>And know the exits. Pain, deep lumps, spreading redness, scars, or a sudden change you cannot explain: see a dermatologist. If you would rather begin by removing habits than adding bottles, <a href="/muglife/stop-face-getting-oily-simple">the simple version</a> has five of them.</p>`;
