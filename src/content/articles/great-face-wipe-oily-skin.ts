import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  slug: "great-face-wipe-oily-skin",
  kind: "generic",
  title: "What Makes a Great Face Wipe for Oily Skin",
  description:
    "Seven checks for any face wipe for oily skin: dry or wet, size, fiber, scent, residue, pack and claims. With a two-minute test for each brand.",
  keywords:
    "best face wipe for oily skin, what to look for in face wipes, oil blotting sheets comparison, face wipes ingredients, wipes for oily skin men",
  excerpt:
    "Seven checks before you pay for paper, ours included. Most take ten seconds and none require a chemistry degree.",
  intro:
    "There are plenty of wipes for oily skin, and the front of the pack will not help you choose. The back might. Here are seven checks, in the order that saves most time.",
  category: "Tips",
  date: "2025-07-20",
  readMinutes: 4,
  tags: ["ingredients", "oily-skin", "skincare-basics", "charcoal"],
  picture: {
    name: "articles/great-face-wipe-oily-skin",
    widths: [400, 800, 1200],
    width: 1200,
    height: 675,
    alt: "A winners’ podium: a {brand} pack on the tall lime block, a clay-red pump bottle second, a foamy bar of pink soap third.",
  },
  related: [
    { slug: "what-are-oil-control-face-wipes", teaser: "The definitions, before the shopping." },
    {
      slug: "why-bros-switching-to-matte-wipes",
      teaser: "Everything people press on their foreheads first.",
    },
  ],
  callOut: false,
  dropPath: "/#the-drop?offset=50",
};

export const body = `<p>We make one of these, so read this with your arms folded. The checks are fair all the same. Any decent sheet passes most of them, and where ours loses a point, it says so.</p>
<h2 id="what-it-is">First: what it is</h2>
<h3>Check 1. Dry or wet</h3>
<p>Decide which job you have. If you want to clean, because there is dirt or sunscreen or makeup, you need liquid and surfactant, and ideally a rinse. If you want to remove shine and leave everything else, you need a dry sheet. A wet wipe used for shine leaves moisture and detergent. A dry sheet used for dirt leaves dirt. Plenty of bad reviews start right here.</p>
<h3>Check 2. The list</h3>
<p>Turn the pack over. A dry sheet should have a list you can read in one breath: pulp of some kind, perhaps linen or hemp, perhaps charcoal. If there are twenty entries, something has been added to the paper to stay on you. That can be starch, talc, silicone, color or perfume. Some people want it. You should at least know that you are buying it.</p>
<h2 id="how-it-is-made">Second: how it is made</h2>
<h3>Check 3. Size</h3>
<p>Unfold one and hold it against your forehead. If it does not span both temples, count how many you would need and divide the price accordingly. Price per sheet is a meaningless number.</p>
<blockquote>Price per face is the one to compare.</blockquote>
<h3>Check 4. Strength</h3>
<p>Dampen a corner and pull. Pulp made only of short wood fiber comes apart like yesterday’s newspaper. Sheets with long fiber stretch a little, complain and hold. Then drag it lightly over stubble, once. Look for lint. Anything that leaves dots in a beard has failed, whatever it does for oil.</p>
<h3>Check 5. Rub-off</h3>
<p>For charcoal paper only. Rub the dry sheet on a white cotton T-shirt, ten strokes. The carbon should be bound inside the sheet. If the shirt goes gray, your forehead would, too.</p>
<h2 id="how-it-is-sold">Third: how it is sold</h2>
<h3>Check 6. The pack</h3>
<p>Paper has enemies: damp, bending and the bottom of bags. You want something flat, closed and quick. Try to take a single sheet with one hand. If three come out, you will use three. If none does, you will be in a hallway, picking at it with a fingernail.</p>
<p>Here we lose a point. Our pack is paperboard, so it is not waterproof. At a pool or on a boat, put it in a zip bag. A plastic tin would do better at sea. It would also be a plastic tin.</p>
<h3>Check 7. The claims</h3>
<p>Read them like a contract. “Up to” sets a ceiling. “Helps reduce the look of” is about appearance. A percentage without a method is a mood. Be cautious with anything about bacteria, toxins or pores, because a dry sheet has no business with any of the three, and with wipes that call themselves flushable. Ours are not flushable, and we would be surprised by any strong sheet that was.</p>
<h2 id="the-two-minute-test">The two-minute test</h2>
<p>Do this with two brands at once, at around two in the afternoon, when there is something to measure.</p>
<ol>
<li>Stand side-on to a window. Note the bright area on your forehead.</li>
<li>Press brand A on the left half and brand B on the right. Same pressure, three seconds each.</li>
<li>Compare the glare on the two halves before you look at the sheets. The face is the result. The sheet is only the receipt.</li>
<li>Touch both sides with a clean fingertip. One should not feel different because of something left there: chalky, slippery, sticky.</li>
<li>Wait ten minutes and check for redness.</li>
</ol>
<p>Do not judge by how dramatic the paper looks. Plastic film turns transparent from very little oil, because it is thin and has little room. A black sheet hides almost everything. Neither is a measurement.</p>
<h2 id="scorecard">A scorecard to steal</h2>
<table>
<thead>
<tr><th>Check</th><th>Pass</th><th>Walk away</th></tr>
</thead>
<tbody>
<tr><td>Dry or wet</td><td>Matches your job</td><td>Pack does not say</td></tr>
<tr><td>List</td><td>Three or four words</td><td>A paragraph</td></tr>
<tr><td>Size</td><td>Temple to temple</td><td>Postage stamp</td></tr>
<tr><td>Strength</td><td>No lint on stubble</td><td>It snows</td></tr>
<tr><td>Rub-off</td><td>White stays white</td><td>Gray cotton</td></tr>
<tr><td>Pack</td><td>One hand, one sheet</td><td>Two hands, four sheets</td></tr>
<tr><td>Claims</td><td>Limits are stated</td><td>No limits at all</td></tr>
</tbody>
</table>
<p>By our own count {brand} gets six and a half. Bamboo charcoal, hemp pulp and wood pulp, no scent, temple to temple, a hundred in a pack that fits a back pocket. The charcoal can take up to 10 times its weight in oil. Use two or three a day at most, ours or anyone’s. More is no better, because the skin needs a little of it back.</p>
<p>If every wipe you try leaves you red or sore, stop comparing brands and have a dermatologist look at the skin instead. If they all do nothing, you may not be oily. Congratulations, and sorry about the afternoon.</p>
<p>Want to run the test on us? <a href="/#the-drop?offset=50">Packs are at the drop</a>. If you are still deciding whether you need paper at all, read <a href="/muglife/face-wipes-vs-face-wash">what washing does better</a>.</p>`;
