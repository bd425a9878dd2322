import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  slug: "why-bros-switching-to-matte-wipes",
  kind: "fixed",
  title: "Why Bros Are Switching to Matte Wipes",
  description:
    "Sleeves, paper towels, powder, wet wipes, a sixth face wash: what people used on shine before matte wipes, what each did, and why they stopped.",
  keywords:
    "matte wipes, matte wipes for men, blotting wipes vs powder, alternatives to blotting paper, oily face quick fix",
  excerpt:
    "Nobody starts with matte wipes. They start with a sleeve. A short history of things pressed against foreheads, and why most were returned.",
  intro:
    "Nobody wakes up and buys blotting sheets. First come the substitutes, and there is no shortage of those. Here is how each one fails.",
  category: "Tips",
  date: "2025-07-25",
  readMinutes: 4,
  tags: ["oily-skin", "routine", "charcoal", "myths"],
  picture: {
    name: "articles/why-bros-switching-to-matte-wipes",
    widths: [400, 800, 1200],
    width: 1200,
    height: 675,
    alt: "Four matte men in a row on lime look sideways at a fifth in a suit and cap, shining and sweating at the end of the line.",
  },
  related: [
    { slug: "what-are-oil-control-face-wipes", teaser: "If the whole category is new to you, begin here." },
    {
      slug: "oil-control-wipes-for-men",
      teaser: "Two people who went through the same list, with a spreadsheet.",
    },
  ],
  callOut: true,
  dropPath: "/#the-drop?offset=50",
};

export const body = `<p>Shine has been around as long as foreheads. So have improvised answers to it. The reason dry matte wipes are spreading among men now is not that oil got worse. It is that people compared notes, usually in an office kitchen, and found they had all been failing in the same few ways.</p>
<h2 id="the-usual-substitutes">The usual substitutes</h2>
<h3>The sleeve</h3>
<p>Free, always present and surprisingly bad. Woven cotton picks up water well, and a bit of oil, then presents the same patch of cuff next time. Detergent residue and yesterday’s lunch are included. Sebum also oxidizes in fabric, which is where those yellowish collars and cuffs come from. The shine moves from a place you wash daily to a place you wash weekly.</p>
<h3>The handkerchief</h3>
<p>Elegant, and on the right track: thin, soft, dry. A freshly laundered one beats everything else on this part of the list. Its weakness is memory. It goes back into a warm pocket, folded around what it collected, and comes out again at four.</p>
<h3>The paper towel</h3>
<p>The office classic. It does absorb. It is also built to survive a spill, so the fibers are coarse and the surface is embossed into little ridges, and only the ridges make contact. You press harder to make up for it. You get a red forehead with a pattern.</p>
<h3>The restroom hack</h3>
<p>At some point somebody discovers that thin paper toilet-seat covers blot oil. This is true. They are smooth, dense and uncoated. It is also a sentence you would then have to say out loud if someone walked in.</p>
<h3>The powder</h3>
<p>Powder does not remove anything. It roughens the surface, so light scatters. For twenty minutes on a camera that is a perfectly good answer. Then oil soaks through, the powder darkens, and it gathers in brows and stubble. You add more. By evening you are carrying a thin layer of dough.</p>
<h3>The wet wipe</h3>
<p>It cleans, using surfactants that are supposed to be rinsed off and, in a car, are not. The residue is what feels tacky a quarter of an hour later. Many are perfumed. All are wet, so there is a drying phase during which you stand there with an expression.</p>
<h3>The extra wash</h3>
<p>Effective and expensive, in skin terms. A third or fourth wash on a working day takes out more of the barrier than of the problem, and your collar does not enjoy it either.</p>
<h2 id="the-scorecard">The scorecard</h2>
<table>
<thead>
<tr><th>Method</th><th>Takes oil away</th><th>Leaves behind</th><th>Works without a mirror</th></tr>
</thead>
<tbody>
<tr><td>Sleeve</td><td>A little</td><td>Lint, and a stained sleeve</td><td>Yes</td></tr>
<tr><td>Paper towel</td><td>Some</td><td>Redness</td><td>Yes</td></tr>
<tr><td>Powder</td><td>No</td><td>Powder</td><td>No</td></tr>
<tr><td>Wet wipe</td><td>Yes</td><td>Surfactant, scent, damp</td><td>Yes</td></tr>
<tr><td>Extra wash</td><td>Yes</td><td>Tightness</td><td>No</td></tr>
<tr><td>Dry charcoal sheet</td><td>Yes</td><td>Nothing</td><td>Yes</td></tr>
</tbody>
</table>
<p>We wrote the table, so you should distrust it.</p>
<blockquote>Check it against your own Tuesday.</blockquote>
<h2 id="what-tipped-it">What tipped it</h2>
<p>Three things changed at about the same time.</p>
<ol>
<li><strong>Cameras.</strong> A working week now contains hours of your own face in a small rectangle, lit from above. For most of history a man saw his 3 p.m. forehead by accident. Now it has a seat in the meeting.</li>
<li><strong>Sizes.</strong> Blotting sheets used to come in booklets for a nose. A sheet that covers a forehead in one press turns a fussy job into a short one.</li>
<li><strong>Silence about it.</strong> The packs stopped being pink, scented and floral. That should not matter. It did, mostly to men who would have benefited ten years earlier and could not face the aisle.</li>
</ol>
<p>There is also plain arithmetic. A sheet takes 3 seconds. A trip to wash and dry takes five minutes, plus the walk, plus the conversation at the coffee machine.</p>
<h2 id="reasons-not-to">Reasons not to switch</h2>
<p>They exist.</p>
<ul>
<li>Your skin is dry. There is nothing to lift, and the pressing will only remind you.</li>
<li>You like the shine. Plenty of people do, and a healthy glow pays rent in some professions.</li>
<li>You expect it to fix skin. It is a housekeeping tool. If you are sore, scaly or breaking out hard, a dermatologist is the switch to make.</li>
<li>You want to use ten a day. Please do not. Two or three, then leave the remaining oil at work.</li>
</ul>
<h2 id="how-to-switch">How to switch in a week</h2>
<p>Do nothing on Monday except notice when the shine arrives. For most people it is early afternoon, when output is near its daily peak. From Tuesday, use one sheet at that time: forehead, nose, chin, pressed. Keep the rest of the routine exactly as it was, otherwise you will not know what did what.</p>
<p>On Friday, compare. If you reached for the sleeve, the pack was in the wrong place. Move it closer. If you never missed the sleeve, you have switched, and no ceremony is planned.</p>
<p>One etiquette point, since offices share everything. A wipe is offered, quietly, and never prescribed. The rest of the manners are in the <a href="/brocode">Bro Code</a>. The paper is at <a href="/#the-drop?offset=50">the drop</a>. And if you want to know what separates a decent sheet from a bad one before you spend anything, here are <a href="/muglife/great-face-wipe-oily-skin">seven checks</a>. Several of them could be used against us.</p>`;
