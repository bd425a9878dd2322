import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  slug: "rolling-papers-of-skincare",
  kind: "fixed",
  title: "Rolling Papers of Skincare: The Case for Thin Paper",
  description:
    "Hemp, thinness, one sheet at a time and an etiquette for sharing: what a face wipe has in common with a rolling paper, and where they part.",
  keywords:
    "rolling papers of skincare, hemp paper face wipes, hemp pulp fibers, thin blotting paper, pocket face wipes",
  excerpt:
    "Somebody at a party called them rolling papers for your face. We looked into it. The comparison holds up better than expected.",
  intro:
    "Somebody pulled a sheet from the pack and said it was like rolling papers, but for your face. We went away and checked. Mostly, yes.",
  category: "Confidence Hacks",
  date: "2025-08-02",
  readMinutes: 5,
  tags: ["on-the-go", "ingredients", "charcoal", "confidence"],
  picture: {
    name: "articles/rolling-papers-of-skincare",
    widths: [400, 800, 1200],
    width: 1200,
    height: 675,
    alt: "A {brand} pack on lime beside three charcoal sheets rolled up and stacked like logs, one of them unrolling along the floor.",
  },
  related: [
    { slug: "bamboo-charcoal-mens-skincare", teaser: "The third ingredient, and the size of its holes." },
    {
      slug: "oil-control-wipes-for-men",
      teaser: "What came after the paper: a word, a size, a pack and no smell.",
    },
  ],
  callOut: true,
  dropPath: "/#the-drop?offset=50",
};

export const body = `<p>To be clear from the start: ours are for foreheads. They are not for smoking, they would taste of charcoal and regret, and what anybody else rolls is none of our business. This is an article about paper.</p>
<p>But it is good paper, and it has a family tree. Rolling papers and blotting sheets are two of the very few kinds that people carry on their person, use one at a time and judge by feel. That leads both to the same answers.</p>
<h2 id="thin-is-hard">Thin is hard</h2>
<p>Paper is sold by weight per area. Office paper is about 80 grams a square meter. Newsprint is around 45. Rolling papers live between roughly 12 and 25, which is a sheet you can read a menu through.</p>
<p>Making paper thin is easy for as long as you do not touch it. The difficulty is thin and strong. A sheet is a mat of fibers held together by friction and by hydrogen bonds where they cross. Fewer fibers means fewer crossings, and at some point the mat stops being a sheet and becomes a rumor. There are two ways out. Beat the fibers so that they fray and bond better, which also closes the gaps between them. Or use longer fibers.</p>
<p>A paper that has to burn evenly wants a controlled number of gaps. A paper that has to drink wants as many as it can get. So we could not simply beat ours harder. We needed length.</p>
<h2 id="enter-hemp">Enter hemp</h2>
<p>Here is the family resemblance. Fine rolling papers have been made from hemp, flax and rice straw for well over a century. The reason is in the stalk.</p>
<table>
<thead>
<tr><th>Fiber</th><th>Typical length</th><th>What it brings</th></tr>
</thead>
<tbody>
<tr><td>Hardwood</td><td>About 1 mm</td><td>A smooth, even surface</td></tr>
<tr><td>Softwood</td><td>About 3 mm</td><td>Ordinary strength</td></tr>
<tr><td>Hemp bast</td><td>Around 20 mm, sometimes more</td><td>A net that holds when wet</td></tr>
</tbody>
</table>
<p>Bast fibers run along the outside of the stem and keep a ten-foot plant upright in the wind. In a sheet, one of them crosses hundreds of wood fibers and ties them together. The mill shortens them somewhat, or the pulp would come out as rope, but the advantage survives.</p>
<p>It is an old advantage, too. Some of the earliest known paper, from China about two thousand years ago, contains hemp. For centuries European mills made paper from linen and hemp rags, old sails and rope included. Wood only took over in the nineteenth century because it was cheap. Hemp has been waiting, without visible impatience.</p>
<p>In our sheet the wood pulp is the soft part, the hemp is the net, and the bamboo charcoal sits in between and does the catching. Together they take a press against a three-day beard, folded twice, without shedding on it. That was the exam. Most papers failed at the jawline.</p>
<h2 id="one-at-a-time">One at a time</h2>
<p>The second resemblance is the pack. Spain and France had booklets of cigarette paper by the nineteenth century, and the clever part was never the paper. It was dispensing: pull one and the next presents itself, no fumbling, with one hand, in bad light.</p>
<p>The same demand turns up at ten to three in a hallway. You want exactly one sheet. You do not want to peel it off a brick of wet cloth, or tear it along a perforation that was a suggestion. So ours are flat, dry, stacked and cut to be drawn one at a time from the top. A hundred of them fit in a back pocket because nothing is between them but air.</p>
<p>Dryness is the part people underestimate. A wet wipe is mostly water by weight. Carry forty of those and you are carrying a drink. Carry a hundred dry sheets and you are carrying, more or less, a paperback with no plot.</p>
<h2 id="what-thin-does-for-a-face">What thin does for a face</h2>
<p>Thinness is more than convenience. It changes how the sheet works.</p>
<ul>
<li><strong>Contact.</strong> A thick pad bridges the hollow beside a nostril. A thin sheet goes into it.</li>
<li><strong>Speed.</strong> Oil has a fraction of a millimeter to travel before it meets charcoal. Hence three seconds.</li>
<li><strong>Feedback.</strong> You can feel your own face through it, so you press about as hard as you would touch it, which is correct.</li>
<li><strong>Waste.</strong> One used sheet weighs very little. It goes in the trash, not in the toilet, where strong fibers are exactly the wrong thing.</li>
</ul>
<p>There is a limit to what thin can hold. Charcoal can take up to 10 times its weight in oil, but a light sheet has only so much charcoal. One sheet, one face. That is the design, and it is also the reason nobody is asked to use more than two or three a day.</p>
<h2 id="etiquette">The etiquette is the same</h2>
<p>Whoever has papers is popular. The rules that formed around that transfer almost word for word.</p>
<ol>
<li><strong>If asked, you give one.</strong> Not a discussion of where you got them. One.</li>
<li><strong>You do not ask the same person all night.</strong> Three times, and you owe a pack.</li>
<li><strong>Hand it over by the edge.</strong> It is going on someone’s face.</li>
<li><strong>No commentary.</strong> A man who has just asked for a sheet knows why.</li>
<li><strong>Last one is offered, not taken.</strong> It rarely gets accepted. The offer is the point.</li>
</ol>
<p>There is something in that for confidence, oddly. Carrying the useful thing makes you the calm person in the group. It happens with lighters, chargers and pain relievers. You are not the one with the problem.</p>
<blockquote>You are the one with the paper.</blockquote>
<h2 id="where-it-ends">Where the comparison ends</h2>
<p>Rolling papers have gum along one edge. Ours do not, and you would notice. Rolling papers are meant to disappear. Ours come back with evidence. And no one has ever improved a passport photo with a rolling paper, though we would read that article.</p>
<p>A sheet also cannot do what a habit does. It is a quick fix for shine in the hours between two washes, and <a href="/muglife/how-to-stop-oily-face">the habit part is described here</a>. If your skin is sore, inflamed or generally at war, thin paper is not an ally. A dermatologist is.</p>
<p>For the shine, though: pull one, press, done, put the pack back where the other thing used to live. <a href="/#the-drop?offset=50">They are sold a hundred at a time</a>, so that you can afford to be the generous one.</p>`;
